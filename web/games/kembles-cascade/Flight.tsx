// A turn on the area: the grid with all that it foretells, and below it mount, weapons, and the ways to end. On the board,
// and in the form where a turn is drafted ahead.
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/game.ts';
import { pilotOf, samePlace, shipAt, spaceAt } from '../../../shared/games/kembles-cascade/board.ts';
import type { WeaponId } from '../../../shared/games/kembles-cascade/content.ts';
import type { KcMove, Kembles, Place } from '../../../shared/games/kembles-cascade/state.ts';
import { contributions } from '../../../shared/games/kembles-cascade/threat.ts';
import type { Happened } from '../../play/client.ts';
import { aimOf, noAim, shotWith } from './aim.ts';
import { Controls } from './Controls.tsx';
import { Grid } from './Grid.tsx';
import { type KcShown, spotOf } from './model.ts';
import { useSetting } from './parts.tsx';
import { useReplay } from './replay.ts';
import { Scope } from './Scope.tsx';
import { Strip } from './Strip.tsx';

export interface FlightProps {
  readonly shown: KcShown;
  /** Empty: nothing can be done now. */
  readonly legal: readonly KcMove[];
  readonly me: Seat | null;
  readonly happened: Happened<Kembles> | null;
  move(move: KcMove): void;
  visit(seat: Seat): void;
}

export function Flight({ shown, legal, me, happened, move, visit }: FlightProps) {
  const { inspect } = useSetting();
  const { board } = shown.table;
  const { beat, skip } = useReplay(happened);
  const [weapon, setWeapon] = useState<WeaponId | null>(null);
  const [looking, setLooking] = useState(false);
  /** Under the pointer or the focus, or picked while looking. */
  const [hovered, setHovered] = useState<Place | null>(null);
  const [picked, setPicked] = useState<Place | null>(null);
  const aim = useMemo(() => ('seat' in shown ? aimOf(shown, legal) : noAim), [shown, legal]);
  const home = me === null ? null : pilotOf(board, me).at;
  const aimed = [hovered, picked, home].find((place) => place && spaceAt(board, place)) ?? null;
  const way = aimed ? aim.ways.get(spotOf(aimed)) : undefined;
  const threats = useMemo(() => {
    if (!aimed || me === null) return [];
    if (way) return way.outcome.threats;
    return home && samePlace(home, aimed) ? contributions(board, me, aimed) : [];
  }, [board, me, aimed?.r, aimed?.c, way]);

  function tap(place: Place): void {
    if (beat) skip();
    else if (looking) setPicked(place);
    else act(place);
  }

  /** What a tap does: a shot, a flight; where there is neither, it tells what stands there. */
  function act(place: Place): void {
    const shot = shotWith(aim.shots.get(spotOf(place)) ?? [], weapon);
    const there = aim.ways.get(spotOf(place));
    const ship = shipAt(board, place);
    const object = spaceAt(board, place)?.object ?? 'empty';
    if (shot) move(shot.move);
    else if (there) {
      // From here on the ship itself is looked at again.
      setHovered(null);
      there.moves.forEach(move);
    } else if (ship !== null && ship !== me) visit(ship);
    else if (ship === null && object !== 'empty') inspect(`object/${object}`);
  }

  return (
    <section class="flight" data-part="flight">
      <Grid
        board={board}
        beat={beat}
        me={me}
        aim={aim}
        weapon={weapon}
        aimed={aimed}
        threats={threats}
        tap={tap}
        look={setHovered}
      />
      <Strip board={beat?.board ?? board} />
      <Scope board={board} me={me} aimed={aimed} way={way} threats={threats} looking={looking} />
      {me !== null && (
        <Controls
          shown={shown}
          legal={legal}
          me={me}
          weapon={weapon}
          looking={looking}
          onWeapon={setWeapon}
          onLooking={(on) => {
            setPicked(null);
            setLooking(on);
          }}
          move={move}
        />
      )}
    </section>
  );
}
