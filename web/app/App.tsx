// The app: which screen an address shows, and what lies over every screen.

import { useEffect, useState } from 'preact/hooks';
import lazy, { ErrorBoundary } from 'preact-iso/lazy';
import { LocationProvider, Route, Router, useLocation } from 'preact-iso/router';
import { useHeight } from '../ui/height.ts';
import { Signal } from '../ui/parts.tsx';
import { Broken } from './Broken.tsx';
import { Home } from './Home.tsx';
import { NotFound } from './NotFound.tsx';
import { dismiss, notices } from './notices.ts';
import { me } from './session.ts';
import { Welcome } from './Welcome.tsx';
import { first, loadAllWords } from './words.ts';

/** A screen that is none of the first, with the words that it needs. */
const later = <P,>(load: () => Promise<{ readonly default: preact.FunctionComponent<P> }>) =>
  lazy(async () => {
    const [screen] = await Promise.all([load(), loadAllWords()]);
    return screen;
  });

const GamePage = later(() => import('../play/GamePage.tsx'));
const NewGame = later(() => import('./NewGame.tsx'));
const InvitePage = later(() => import('./InvitePage.tsx'));
const AccountPage = later(() => import('./account/AccountPage.tsx'));
const SignIn = later(() => import('./account/SignIn.tsx'));
const Settings = later(() => import('./Settings.tsx'));
const RulesPage = later(() => import('./RulesPage.tsx'));
const About = later(() => import('./About.tsx'));

const KnownHome = known(Home);
const KnownNewGame = known(NewGame);
const KnownGamePage = known(GamePage);
const KnownSettings = known(Settings);
const KnownAccount = known(AccountPage);

export function App() {
  const [broken, setBroken] = useState<unknown>(null);
  if (broken !== null) return <Broken error={broken} />;
  return (
    <LocationProvider>
      <ErrorBoundary onError={setBroken}>
        <a class="out-of-sight button" href="#content">
          {first().common.skipToContent}
        </a>
        <Notices />
        <Offers />
        <MessagesFromWorker />
        <Router onRouteChange={focusContent}>
          <Route path="/" component={KnownHome} />
          <Route path="/new" component={KnownNewGame} />
          <Route path="/g/:id" component={KnownGamePage} />
          <Route path="/settings" component={KnownSettings} />
          <Route path="/account" component={KnownAccount} />
          <Route path="/sign-in" component={SignIn} />
          <Route path="/i/:token" component={InvitePage} />
          <Route path="/rules/:game" component={RulesPage} />
          <Route path="/about" component={About} />
          <Route default component={NotFound} />
        </Router>
      </ErrorBoundary>
    </LocationProvider>
  );
}

/** Another screen: a screen reader and the Tab key begin at its top. */
function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** A screen for those who have a name; others are asked for one first, and stay where they wanted to go. */
function known(Page: preact.FunctionComponent) {
  return function Known() {
    const id = me.value?.id;
    useEffect(focusContent, [id]);
    if (me.value === undefined) return <Signal />;
    return me.value === null ? <Welcome /> : <Page />;
  };
}

/** What passes by itself floats; what waits for an answer stands in the page, where it covers nothing. */
function Notices() {
  const passing = notices.value.filter(({ action }) => !action);
  return (
    <div class="notices" role="status">
      {passing.map(({ id, text, tone }) => (
        <p key={id} class={`notice ${tone}`}>
          {text}
        </p>
      ))}
    </div>
  );
}

function Offers() {
  // What sticks to the top of a screen sticks below it.
  const height = useHeight('--offers');
  return (
    <div class="offers-on-top" role="status" ref={height}>
      {notices.value.map(
        ({ id, text, action }) =>
          action && (
            <section key={id} class="offer-on-top">
              <p>{text}</p>
              <button type="button" class="button plain" onClick={() => dismiss(id)}>
                {first().update.later}
              </button>
              <button
                type="button"
                class="button"
                onClick={() => {
                  dismiss(id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            </section>
          ),
      )}
    </div>
  );
}

/** A tap on a notification opens its game in the page that is there already. */
function MessagesFromWorker() {
  const { route } = useLocation();
  useEffect(() => {
    const told = ({ data }: MessageEvent<{ kind?: string; url?: string }>) => {
      if (data.kind === 'open' && data.url !== undefined) route(data.url);
    };
    navigator.serviceWorker?.addEventListener('message', told);
    return () => navigator.serviceWorker?.removeEventListener('message', told);
  }, [route]);
  return null;
}
