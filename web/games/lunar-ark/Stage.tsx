// What is asked, with all its answers: each says what it costs and brings. Below stands what this turn has come to so far.
import { canonical } from '../../../shared/engine/json.ts';
import { playerOf } from '../../../shared/games/lunar-ark/board.ts';
import { factions } from '../../../shared/games/lunar-ark/content.ts';
import type { LaFrame, LaMove } from '../../../shared/games/lunar-ark/state.ts';
import { Panel } from '../../ui/board/Panel.tsx';
import { Actions } from './Actions.tsx';
import { Answer, List } from './Answer.tsx';
import { Price } from './Changes.tsx';
import { Conversions } from './Conversions.tsx';
import { LabGrid } from './Labs.tsx';
import { Permit } from './Permit.tsx';
import { Picture } from './Picture.tsx';
import { type Deed, useDeed, useSetting, useWords } from './parts.tsx';
import { Visit } from './Visit.tsx';

export function Stage({ asked }: { readonly asked: LaFrame }) {
  const words = useWords();
  const deed = useDeed();
  if (!deed) return null;
  const titles: Readonly<Record<string, string>> = words.stage;
  return (
    <Panel name="stage" title={titles[asked.do] ?? words.stage.act} class="asked">
      <Answers asked={asked} deed={deed} />
      <Conversions />
    </Panel>
  );
}

function Answers({ asked, deed }: { readonly asked: LaFrame; readonly deed: Deed }) {
  const { board } = deed.seen.table;
  const player = playerOf(board, deed.seat);
  const moves = deed.moves.filter(({ do: what }) => what !== 'convert');
  switch (asked.do) {
    case 'act':
      return <Actions key={canonical(board.round)} deed={deed} />;
    case 'task':
      return <Visit frame={asked} deed={deed} />;
    case 'permit':
      return <Permit frame={asked} deed={deed} />;
    case 'place':
      return <LabGrid player={player} seat={deed.seat} />;
    case 'chain':
      return (
        <>
          <LabGrid player={player} seat={deed.seat} chain={asked.places} used={board.used} />
          <List moves={moves} />
        </>
      );
    case 'faction':
      return <Factions moves={moves} />;
    default:
      return <List moves={moves} />;
  }
}

/** D0: one of two factions. */
function Factions({ moves }: { readonly moves: readonly LaMove[] }) {
  const { names, cards } = useSetting().scene.text;
  const words = useWords();
  return (
    <div class="answers">
      {moves.flatMap((move) => {
        if (move.do !== 'faction') return [];
        const { start, large } = factions[move.faction];
        return (
          <Answer
            key={move.faction}
            move={move}
            picture={<Picture kind="faction" id={move.faction} />}
            label={names.factions[move.faction]}
            hint={
              <>
                {cards.factions[move.faction]}
                <span class="facts">
                  <b>{words.startWith}</b> <Price cost={start} />
                </span>
                <span class="facts">
                  <b>{names.larges[large]}</b> {cards.larges[large]}
                </span>
              </>
            }
          />
        );
      })}
    </div>
  );
}
