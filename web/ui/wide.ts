// Whether there is room beside the board: style sheets know by themselves, this is for what is then drawn elsewhere.
import { signal } from '@preact/signals';

const query = matchMedia('(min-width: 64rem)');

export const wide = signal(query.matches);
query.addEventListener('change', ({ matches }) => {
  wide.value = matches;
});
