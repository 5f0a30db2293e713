// In words, what the space that is looked at would come to, and from where its Threat comes.
import type { Seat } from '../../../shared/engine/game.ts';
import { mustSpace, pilotOf, samePlace } from '../../../shared/games/kembles-cascade/board.ts';
import { objectAt, objectText, placeName } from '../../../shared/games/kembles-cascade/sentences.names.ts';
import type { Board, Place } from '../../../shared/games/kembles-cascade/state.ts';
import type { Contribution } from '../../../shared/games/kembles-cascade/threat.ts';
import type { Way } from './aim.ts';
import { useSetting } from './parts.tsx';
import { wayWords } from './Space.tsx';

export function Scope({
  board,
  me,
  aimed,
  way,
  threats,
  looking,
}: {
  readonly board: Board;
  readonly me: Seat | null;
  readonly aimed: Place | null;
  readonly way: Way | undefined;
  readonly threats: readonly Contribution[];
  readonly looking: boolean;
}) {
  const { scene, inspect } = useSetting();
  const { text } = scene;
  const words = text.board;
  if (!aimed) return <p class="scope hint">{words.scopeEmpty}</p>;
  const { object } = mustSpace(board, aimed);
  const here = me !== null && pilotOf(board, me).at;
  const home = here && samePlace(here, aimed);
  const by = threats.map(({ from, n, how }) =>
    words.threatFrom(text.names.objects[objectAt(board, from)], n, words.how[how]),
  );
  return (
    <div class="scope">
      <p>
        <b>{home ? words.yourShip(placeName(aimed, text)) : capital(placeName(aimed, text))}</b>
        {object !== 'empty' && (
          <>
            {' · '}
            <button type="button" class="link" onClick={() => inspect(`object/${object}`)}>
              {text.names.objects[object]}
            </button>
          </>
        )}
      </p>
      {way && <p>{wayWords(way, text)}</p>}
      {(way || home) && (
        <p class="hint">{by.length > 0 ? words.threats(text.say.list(by)) : words.noThreat}</p>
      )}
      {looking && !way && object !== 'empty' && <p class="hint">{objectText(object, text)}</p>}
    </div>
  );
}

const capital = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1);
