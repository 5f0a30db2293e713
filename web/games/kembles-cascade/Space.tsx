// One space: what stands on it with all its signs, where the own ship could end here and with what, what a shot would do.
import { things, type WeaponId } from '../../../shared/games/kembles-cascade/content.ts';
import { threatWords } from '../../../shared/games/kembles-cascade/sentences.ask.ts';
import { nameOf, placeName, weaponName } from '../../../shared/games/kembles-cascade/sentences.names.ts';
import type { Place, Space as SpaceState } from '../../../shared/games/kembles-cascade/state.ts';
import { spot } from '../../ui/spot.ts';
import { type Shot, shotWith, type Way } from './aim.ts';
import { Glyph, Thing } from './Picture.tsx';
import { Rewards, useNames, useSetting } from './parts.tsx';
import type { Text } from './text.ts';

interface Props {
  readonly place: Place;
  readonly space: SpaceState;
  readonly ship: number | null;
  readonly way: Way | undefined;
  readonly shots: readonly Shot[];
  readonly weapon: WeaponId | null;
  readonly aimed: boolean;
  readonly tabbable: boolean;
  onTap(): void;
  onLook(): void;
  onFocus(): void;
  onBlur(): void;
}

export function Space({
  place,
  space,
  ship,
  way,
  shots,
  weapon,
  aimed,
  tabbable,
  onTap,
  onLook,
  onFocus,
  onBlur,
}: Props) {
  const { scene, lit } = useSetting();
  const names = useNames();
  const { text } = scene;
  const shot = shotWith(shots, weapon);
  const label = [
    text.board.space(
      placeName(place, text),
      space.object === 'empty' ? '' : text.names.objects[space.object],
      ship === null ? '' : nameOf(ship, names, text),
    ),
    way ? wayWords(way, text) : '',
    shot ? shotWords(shot, text) : '',
  ];
  const classes = [
    'cell',
    `kind-${things[space.object].kind}`,
    way ? `way ${way.does} ${way.outcome.destroyed ? 'deadly' : ''} ${way.cost > 0 ? 'paid' : ''}` : '',
    shot ? 'shot' : '',
    aimed ? 'aimed' : '',
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      data-at={`${place.r},${place.c}`}
      aria-label={label.filter(Boolean).join(text.say.gap)}
      tabIndex={tabbable ? 0 : -1}
      onClick={onTap}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLook()}
      {...spot(`space-${place.r}-${place.c}`, lit)}
    >
      {space.object !== 'empty' && <Thing id={space.object} />}
      <Signs space={space} />
      {way && <Then way={way} />}
      {shot && (
        <span class="hits">
          {shot.move.weapon !== 'turret' && <Glyph kind="upgrade" id={shot.move.weapon} />}
          <b>−{shot.damage}</b>
          {shot.move.cost > 0 && <Price n={shot.move.cost} />}
        </span>
      )}
    </button>
  );
}

/** Energy, Threat and its lines, what it pays, what does nothing to it: all that the card shows. */
function Signs({ space: { object, damage } }: { readonly space: SpaceState }) {
  const { energy, threat, distant, gamma, omni, immune, reward, mining } = things[object];
  return (
    <span class="signs">
      {energy !== null && (
        <b class={`hp ${damage > 0 ? 'hurt' : ''}`}>{damage > 0 ? `${energy - damage}/${energy}` : energy}</b>
      )}
      {threat > 0 && (
        <span class="threat">
          {Array.from({ length: threat }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
      {distant.map((dir) => (
        <i key={dir} class={`ray ${dir}`} />
      ))}
      {gamma.map((dir) => (
        <i key={dir} class={`ray gamma ${dir}`} />
      ))}
      {omni && <i class="omni" />}
      {mining > 0 && <span class="mining">{'M'.repeat(mining)}</span>}
      {immune.map((weapon) => (
        <span key={weapon} class="immune">
          <Glyph kind="upgrade" id={weapon} />
        </span>
      ))}
      <Rewards reward={reward} />
    </span>
  );
}

export const Price = ({ n }: { readonly n: number }) => (
  <span class="price">
    −{n}
    <Glyph kind="sign" id="energy" />
  </span>
);

/** What ending the Battle there would leave: Energy and Threat. */
function Then({ way: { outcome, cost } }: { readonly way: Way }) {
  return (
    <span class="then">
      {outcome.destroyed ? (
        <Glyph kind="sign" id="skull" />
      ) : (
        <>
          <span class="e">
            <Glyph kind="sign" id="energy" />
            {outcome.energy}
          </span>
          <span class={`t t${Math.min(4, outcome.threat)}`}>
            <i />
            {threatWords(outcome.threat, outcome.half)}
          </span>
        </>
      )}
      {cost > 0 && <Price n={cost} />}
    </span>
  );
}

export function wayWords({ does, moves, cost, stopsAt, outcome }: Way, text: Text): string {
  const words = text.board.way;
  return [
    does === 'fly' ? words.fly(moves.length, text.say.paid(cost)) : words[does],
    stopsAt ? words.stops(placeName(stopsAt, text)) : '',
    outcome.destroyed ? words.dying : words.ends(outcome.energy, threatWords(outcome.threat, outcome.half)),
  ]
    .filter(Boolean)
    .join(text.say.gap);
}

const shotWords = ({ move, damage }: Shot, text: Text): string =>
  text.board.shot(weaponName(move.weapon, text), damage, text.say.paid(move.cost));
