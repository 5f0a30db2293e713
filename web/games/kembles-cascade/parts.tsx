// What the parts of the board share: the setting, names of pilots, signs with numbers.
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../shared/engine/game.ts';
import type { Reward } from '../../../shared/games/kembles-cascade/content.ts';
import { settingOf } from '../../ui/board/setting.ts';
import { Glyph } from './Picture.tsx';
import type { Text } from './text.ts';

export const { SettingContext, useSetting } = settingOf<Text>();

/** The words of the board. */
export const useWords = () => useSetting().scene.text.board;

/** The names of all players, by seat. */
export const useNames = (): readonly string[] => useSetting().scene.seats.map(({ name }) => name);

export const nameIn = (names: readonly string[], seat: Seat): string => names[seat] ?? String(seat + 1);

/** A sign with how much of it: the name of the sign is read aloud. */
export const Amount = ({
  of,
  label,
  children,
}: {
  readonly of: 'energy' | 'bellonium' | 'glory' | 'powerUp';
  readonly label: string;
  readonly children: ComponentChildren;
}) => (
  <span class={`amount ${of}`}>
    <Glyph kind="sign" id={of} />
    <span class="out-of-sight">{label}</span>
    {children}
  </span>
);

/** What something pays, sign by sign. */
export const Rewards = ({ reward }: { readonly reward: Reward }) => (
  <span class="rewards">
    {(['bellonium', 'glory', 'energy', 'powerUp'] as const).map((of) => {
      const n = reward[of] ?? 0;
      if (n === 0) return null;
      return (
        <span key={of} class={of}>
          <Glyph kind="sign" id={of} />
          {n > 1 && n}
        </span>
      );
    })}
  </span>
);
