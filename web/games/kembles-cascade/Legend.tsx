// How to read a space: every sign once, with its meaning.
import type { ComponentChildren } from 'preact';
import { Glyph } from './Picture.tsx';
import { useSetting } from './parts.tsx';

export function Legend() {
  const { signs } = useSetting().scene.text.board;
  const line = (sign: ComponentChildren, meaning: string) => (
    <li key={meaning}>
      <span class="sign" aria-hidden="true">
        {sign}
      </span>
      <span>{meaning}</span>
    </li>
  );
  return (
    <ul class="legend">
      {line(<b class="hp">2</b>, signs.hp)}
      {line(
        <span class="threat">
          <i />
          <i />
        </span>,
        signs.threat,
      )}
      {line(<i class="ray down" />, signs.distant)}
      {line(<i class="ray gamma down" />, signs.gamma)}
      {line(<i class="omni" />, signs.omni)}
      {line(
        <span class="immune">
          <Glyph kind="upgrade" id="laser" />
        </span>,
        signs.immune,
      )}
      {line(<span class="mining">MM</span>, signs.mining)}
      {line(
        <>
          <Glyph kind="sign" id="bellonium" />
          <Glyph kind="sign" id="glory" />
          <Glyph kind="sign" id="energy" />
          <Glyph kind="sign" id="powerUp" />
        </>,
        signs.reward,
      )}
      {line(
        <span class="then">
          <span class="e">
            <Glyph kind="sign" id="energy" />3
          </span>
          <span class="t t2">
            <i />2
          </span>
        </span>,
        signs.ends,
      )}
      {line(
        <span class="price">
          −1
          <Glyph kind="sign" id="energy" />
        </span>,
        signs.price,
      )}
      {line(<Glyph kind="sign" id="skull" />, signs.deadly)}
    </ul>
  );
}
