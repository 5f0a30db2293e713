// The small picture of a game, drawn by us: a file of its own, so that no screen carries the pictures of all games.

export function Emblem({ game }: { readonly game: string }) {
  return <img class="emblem" src={`/emblems/${game}.svg`} alt="" width="80" height="80" />;
}
