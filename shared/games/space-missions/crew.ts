// Astronauts: who is aboard, and what an injury does (R10.1). Ordinary ones differ by their state alone; specialists
// have names (R18).
import type { Astronaut, Whom } from './state.ts';

export const labelOf = ({ who, state }: Astronaut): Whom =>
  who ?? (state === 'injured' ? 'injured' : 'healthy');

export const alive = (crew: readonly Astronaut[]): Astronaut[] =>
  crew.filter(({ state }) => state !== 'dead');
export const healthy = (crew: readonly Astronaut[]): Astronaut[] =>
  crew.filter(({ state }) => state === 'healthy');

/** Those who can be told apart among the living. */
export const labels = (crew: readonly Astronaut[]): Whom[] => [...new Set(alive(crew).map(labelOf))];

function find(crew: readonly Astronaut[], whom: Whom): Astronaut {
  const found = alive(crew).find((astronaut) => labelOf(astronaut) === whom);
  if (!found) throw new RangeError(`nobody aboard is ${whom}`);
  return found;
}

/** Healthy becomes injured, injured dies. Answers what came of it. */
export function injure(crew: readonly Astronaut[], whom: Whom): 'injured' | 'killed' {
  const astronaut = find(crew, whom);
  const dies = astronaut.state === 'injured';
  astronaut.state = dies ? 'dead' : 'injured';
  return dies ? 'killed' : 'injured';
}

export function kill(crew: readonly Astronaut[], whom: Whom): void {
  find(crew, whom).state = 'dead';
}

export interface Share {
  readonly killed: Whom[];
  readonly injured: Whom[];
}

/** All ways to deal exactly n injuries (R10.2), the fewest deaths first: a healthy one can take two, an injured one one. */
export function shares(crew: readonly Astronaut[], n: number): Share[] {
  const deal = (left: readonly Astronaut[], hits: number): Share[] => {
    const [first, ...rest] = left;
    if (!first) return hits === 0 ? [{ killed: [], injured: [] }] : [];
    const most = first.state === 'healthy' ? 2 : 1;
    return Array.from({ length: Math.min(most, hits) + 1 }, (_, own) => own).flatMap((own) =>
      deal(rest, hits - own).map(({ killed, injured }) => ({
        killed: own === most ? [labelOf(first), ...killed] : killed,
        injured: own === 1 && most === 2 ? [labelOf(first), ...injured] : injured,
      })),
    );
  };
  // Ordinary astronauts in the same state are alike: each way once, whoever it is.
  const inOrder = ({ killed, injured }: Share): Share => ({ killed: killed.sort(), injured: injured.sort() });
  return deal(alive(crew), n)
    .map(inOrder)
    .sort((a, b) => a.killed.length - b.killed.length);
}
