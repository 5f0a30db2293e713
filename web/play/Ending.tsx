// How a game ended: the verdict, everybody's score, and what to do next.
import { recordUrl } from '../app/api.ts';
import { list, number } from '../app/format.ts';
import { t } from '../app/words.ts';
import { Icon } from '../ui/icons.tsx';
import { SeatMark } from '../ui/seats.tsx';
import type { Loaded } from './PromptBar.tsx';
import type { GameStore } from './store.ts';

export function Ending({
  store,
  loaded,
  onWatch,
}: {
  readonly store: GameStore;
  readonly loaded: Loaded;
  /** Shows the game again from its beginning. */
  onWatch(): void;
}) {
  const { client, scene } = loaded;
  const game = store.kept.value?.game;
  const result = game?.result;
  if (!game || !result) return null;
  const words = t().finished;
  const ranked = scene.seats
    .flatMap((look) => {
      const line = result.seats[look.seat];
      return line ? [{ look, line }] : [];
    })
    .toSorted((a, b) => a.line.rank - b.line.rank);
  const winners = ranked.filter(({ line }) => line.won);
  return (
    <section class="ending" aria-label={words.title}>
      <div class="verdict">
        <p class="label">{words.title}</p>
        <h2>
          {verdict(
            winners.map(({ look }) => look),
            scene.me,
            ranked.length,
          )}
        </h2>
        <p class="hint">{client.ending(result, scene)}</p>
      </div>
      <ol class="ranking">
        {ranked.map(({ look, line }) => (
          <li key={look.seat} class={`panel ${line.won ? 'winner' : ''}`}>
            <span class="rank">{line.rank}</span>
            <span class="seat-name">
              <SeatMark seat={look.seat} />
              {look.name}
            </span>
            <span class="score">{number(line.score)}</span>
            <span class="lines">
              {line.lines.map(({ k, n }) => (
                <span key={k}>
                  {client.scoreLine(k, scene)} {number(n)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <div class="row">
        <a class="button primary" href={`/new?like=${game.id}`}>
          {words.again}
        </a>
        <button type="button" class="button" onClick={onWatch}>
          <Icon name="replay" />
          {words.watchAgain}
        </button>
        <a class="button" href={recordUrl(game.id)} download={`${game.game}-${game.id}.json`}>
          <Icon name="share" />
          {words.record}
        </a>
      </div>
      <p class="hint">{words.recordHint}</p>
      <h3 class="label">{words.board}</h3>
    </section>
  );
}

function verdict(
  winners: readonly { readonly seat: number; readonly name: string }[],
  me: number | null,
  seats: number,
): string {
  const words = t().finished;
  const iWon = winners.some(({ seat }) => seat === me);
  if (iWon) return winners.length > 1 ? words.wonShared : words.won;
  if (winners.length === 0) return seats === 1 ? words.aloneLost : words.lost;
  const [first] = winners;
  return winners.length === 1 && first
    ? words.winner(first.name)
    : words.winners(list(winners.map(({ name }) => name)));
}
