// The three cards of a team, of which one is chosen in secret; and the teams that may still be taken.
import { choosable } from '../../../shared/games/death-angel/board.ts';
import { type ActionType, actions, marines, teams } from '../../../shared/games/death-angel/content.ts';
import type { ActionId, TeamId } from '../../../shared/games/death-angel/ids.ts';
import { teamIds } from '../../../shared/games/death-angel/ids.ts';
import type { Board } from '../../../shared/games/death-angel/state.ts';
import { SeatMark } from '../../ui/seats.tsx';
import { cardKey } from './keys.ts';
import { Picture, TeamSign } from './Picture.tsx';
import { useDeed, useSetting } from './parts.tsx';

const types: readonly ActionType[] = ['support', 'move', 'attack'];

export function Hand({ team, board }: { readonly team: TeamId; readonly board: Board }) {
  return (
    <ul class={`hand of-${team}`}>
      {types.map((type) => {
        const id = teams[team].actions[type];
        return (
          <li key={id}>
            <ActionCard
              id={id}
              open={choosable(board, team).includes(id)}
              jammed={isJammed(board, team, type)}
            />
          </li>
        );
      })}
    </ul>
  );
}

const isJammed = ({ now }: Board, team: TeamId, type: ActionType): boolean =>
  type === 'attack' && now.jam === team;

function ActionCard({
  id,
  open,
  jammed,
}: {
  readonly id: ActionId;
  /** Whether it may be chosen in this round. */
  readonly open: boolean;
  readonly jammed: boolean;
}) {
  const { scene, inspect } = useSetting();
  const { text } = scene;
  const words = text.board;
  const deed = useDeed();
  const { number, type } = actions[id];
  const move = deed?.reach.picks.find((pick) => pick.card === id);
  const about = () => inspect(cardKey('action', id));
  return (
    <>
      <button
        type="button"
        class={`action ${type} ${move ? 'glow' : ''} ${open ? '' : 'shut'}`}
        onClick={() => (move ? deed?.move(move) : about())}
        onContextMenu={(event) => {
          event.preventDefault();
          about();
        }}
      >
        <span class="head">
          <b class="number">{number}</b>
          <span class="type">{text.say.type[type]}</span>
        </span>
        <Picture kind="action" id={id} />
        <strong class="name">{text.names.actions[id]}</strong>
        {!open && <span class="why">{jammed ? words.jammed : words.playedLast}</span>}
      </button>
      <button type="button" class="about" aria-label={words.about(text.names.actions[id])} onClick={about}>
        i
      </button>
    </>
  );
}

/** Set-up: each seat takes its teams. */
export function Draft({ board }: { readonly board: Board }) {
  const { scene, inspect } = useSetting();
  const { text, seats } = scene;
  const words = text.board;
  const deed = useDeed();
  return (
    <section class="draft" aria-label={words.draft}>
      <ul>
        {teamIds.map((team) => {
          const owner = board.teams.find(({ id }) => id === team);
          const move = deed?.reach.drafts.find((draft) => draft.team === team);
          const about = () => inspect(cardKey('team', team));
          return (
            <li key={team} class={`squad of-${team} ${move ? 'glow' : ''} ${owner ? 'taken' : ''}`}>
              <button type="button" class="face" onClick={() => (move ? deed?.move(move) : about())}>
                <span class="title">
                  <TeamSign team={team} />
                  <strong>{words.teamName(text.say.team[team])}</strong>
                  {owner && (
                    <span class="owner">
                      <SeatMark seat={owner.seat} />
                      {seats[owner.seat]?.name}
                    </span>
                  )}
                </span>
                <span class="pair">
                  {teams[team].marines.map((id) => (
                    <span key={id} class="one">
                      <Picture kind="marine" id={id} />
                      <span>{words.short(text.names.marines[id])}</span>
                      <small>{words.rangeOf(marines[id].range)}</small>
                    </span>
                  ))}
                </span>
                <span class="skills">
                  {types.map((type) => (
                    <span key={type}>{text.names.actions[teams[team].actions[type]]}</span>
                  ))}
                </span>
              </button>
              {move && (
                <button
                  type="button"
                  class="about"
                  aria-label={words.about(words.teamName(text.say.team[team]))}
                  onClick={about}
                >
                  i
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
