// Lines from whatever would threaten a ship on a space: solid along a line of fire, double for gamma, dotted for Omni.
import type { Place } from '../../../shared/games/kembles-cascade/state.ts';
import type { Contribution } from '../../../shared/games/kembles-cascade/threat.ts';

/** The middle of a space, in units of 40 a space. */
export const middle = ({ r, c }: Place, rows: number) => ({ x: 40 * c - 20, y: 40 * (rows - r) + 20 });

export function Lines({
  to,
  threats,
  rows,
  columns,
}: {
  readonly to: Place;
  readonly threats: readonly Contribution[];
  readonly rows: number;
  readonly columns: number;
}) {
  const end = middle(to, rows);
  return (
    <svg class="lines" viewBox={`0 0 ${40 * columns} ${40 * rows}`} aria-hidden="true">
      <circle class="target" cx={end.x} cy={end.y} r="17" />
      {threats.map(({ from, how, n }) => {
        const start = middle(from, rows);
        return (
          <g key={`${from.r},${from.c}`} class={how}>
            <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
            <circle cx={(start.x + end.x) / 2} cy={(start.y + end.y) / 2} r="6.5" />
            <text x={(start.x + end.x) / 2} y={(start.y + end.y) / 2 + 3.6}>
              {n}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
