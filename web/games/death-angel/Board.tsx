// The whole board, from top to bottom: the location under the scanner, the cards of the round, the event, what is asked,
// the column, and what may be looked up.
import { useMemo, useState } from 'preact/hooks';
import { canonical } from '../../../shared/engine/json.ts';
import type { MarineId } from '../../../shared/games/death-angel/ids.ts';
import type { Da } from '../../../shared/games/death-angel/shape.ts';
import type { BoardProps } from '../../play/client.ts';
import { Archive } from './Archive.tsx';
import { Ask } from './Ask.tsx';
import { Column } from './Column.tsx';
import { Draft } from './Hand.tsx';
import { handOf } from './model.ts';
import { type Deed, DeedContext, SettingContext } from './parts.tsx';
import { EventCard, Orders } from './Round.tsx';
import { reach, type Target } from './reach.ts';
import { Scanner } from './Scanner.tsx';
import type { Text } from './text.ts';

type Props = BoardProps<Da, Text>;

export function Board(props: Props) {
  const { scene, lit, inspect, shown, view, plan, asked } = props;
  const setting = useMemo(() => ({ scene, lit, inspect }), [scene, lit, inspect]);
  const deed = useDeedOf(props);
  const { board } = shown.table;
  const before = plan ? view.table.board : board;
  const hand = plan && handOf(shown);
  return (
    <SettingContext.Provider value={setting}>
      <DeedContext.Provider value={deed}>
        <div class="drawn da da-board game-death-angel">
          <div class="state">
            {board.rows.length > 0 && <Scanner board={board} before={before} />}
            <Orders shown={shown} />
            {board.event && <EventCard id={board.event} how="open" />}
            {hand?.instinct && <EventCard id={hand.instinct} how="aim" />}
            {hand?.looking && <EventCard id={hand.looking} how="look" />}
          </div>
          <Ask asked={asked} shown={shown} />
          {board.rows.length === 0 ? <Draft board={board} /> : <Column board={board} before={before} />}
          <Archive shown={shown} />
        </div>
      </DeedContext.Provider>
    </SettingContext.Provider>
  );
}

interface Taps {
  /** What has been tapped for the question that this names: another question begins anew. */
  readonly question: string;
  readonly actor: MarineId | null;
  readonly focus: Target | null;
  readonly turning: readonly MarineId[];
}

/** What can be done now. Which marine acts, and what a half-made choice is about, is kept here and never sent. */
function useDeedOf({ plan, asked, legal, move }: Props): Deed | null {
  const question = `${plan?.moves.length ?? 0}/${canonical(asked)}`;
  const [kept, setKept] = useState<Taps>({ question, actor: null, focus: null, turning: [] });
  const taps = kept.question === question ? kept : { question, actor: null, focus: null, turning: [] };
  const { actor, focus, turning } = taps;
  const reached = useMemo(() => reach(legal, actor, focus), [legal, actor, focus]);
  if (!plan || !asked) return null;
  return {
    reach: reached,
    focus,
    turning,
    move,
    tap(target) {
      const [only, ...more] = reached.at.get(target) ?? [];
      if (only && more.length === 0) move(only);
      else setKept({ ...taps, focus: focus === target ? null : target });
    },
    choose: (marine) => setKept({ ...taps, actor: marine, focus: null }),
    turn: (marine) =>
      setKept({
        ...taps,
        turning: turning.includes(marine) ? turning.filter((each) => each !== marine) : [...turning, marine],
      }),
  };
}
