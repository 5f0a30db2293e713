// What every part of a board needs and none changes, handed down without passing it from part to part.
import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CardKey, Place, Scene } from '../../play/client.ts';

export interface Setting<T> {
  readonly scene: Scene<T>;
  readonly lit: Place | null;
  inspect(card: CardKey): void;
}

/** A game's own setting, with its own texts `T`. `useSetting` throws outside of a board. */
export function settingOf<T>(): {
  readonly SettingContext: Context<Setting<T> | null>;
  useSetting(): Setting<T>;
} {
  const SettingContext = createContext<Setting<T> | null>(null);
  return {
    SettingContext,
    useSetting() {
      const setting = useContext(SettingContext);
      if (!setting) throw new Error('a part of the board stands outside of it');
      return setting;
    },
  };
}
