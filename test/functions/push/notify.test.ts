import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commitMoves } from '../../../functions/games/commit.ts';
import { joinGame } from '../../../functions/games/join.ts';
import { leaveGame } from '../../../functions/games/leave.ts';
import { changePlayer, type Player } from '../../../functions/games/players.ts';
import { recordOf } from '../../../functions/games/record.ts';
import { startGame } from '../../../functions/games/start.ts';
import { notify, sweep } from '../../../functions/push/work.ts';
import { putLine } from '../../../functions/store/chat.ts';
import { loadHead } from '../../../functions/store/heads.ts';
import { deleteSubscription, listSubscriptions } from '../../../functions/store/push.ts';
import type { Game, Open } from '../../../shared/engine/game.ts';
import { textIn } from '../../../shared/games/death-angel/words.ts';
import { shelf as realShelf } from '../../../shared/games/index.ts';
import { messages as zhHant } from '../../../shared/text/zh-Hant.ts';
import type { Language } from '../../../shared/wire.ts';
import { type Ballot, ballot } from '../games/ballot.ts';
import {
  commitOf,
  guests,
  move,
  playerAt,
  processOf,
  seen,
  startedGame,
  waitingGame,
  worldOn,
} from '../games/world.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { injectFaults, meterOf } from '../store/faults.ts';
import { type PingedWorld, phoneOf, pinged, taken } from './phones.ts';
import { type Device, type PushService, pushService } from './service.ts';

const minute = 60_000;

let database: Database;
let service: PushService;
let on: PingedWorld;
beforeAll(async () => {
  [database, service] = await Promise.all([openDatabase(), pushService()]);
});
beforeEach(async () => {
  on = pinged(worldOn(await database.table()), service);
});
afterAll(async () => {
  await Promise.all([database.stop(), service.close()]);
});

interface Table {
  readonly id: string;
  readonly at: (seat: number) => Player;
  readonly phones: readonly Device[];
  /** What each seat's phone got since it was last asked. */
  readonly heard: () => { readonly kind: string; readonly body: string }[][];
  readonly due: () => Promise<number | null>;
}

/** A running game whose players have a phone each, none of which has been told anything yet. */
async function table(seats: number, game = 'ballot'): Promise<Table> {
  const { id, players } = await startedGame(on, seats, { game });
  const phones = await Promise.all(players.map((player) => phoneOf(on, service, player)));
  return {
    id,
    at: (seat) => playerAt(players, seat),
    phones,
    heard: () => phones.map((phone) => taken(service, phone).map(({ kind, body }) => ({ kind, body }))),
    due: async () => (await loadHead(on.table, id, true))?.due ?? null,
  };
}

const shelved = (game: Game<Ballot>) => ({ seats: game.seats, load: async () => game });

const vote = { do: 'vote', n: 1 } as const;
const pick = { do: 'pick', n: 1 } as const;
const turn = { kind: 'turn', body: 'It is your turn.' };

/** Brings a ballot from its wave to the first seat's pick. */
async function voteAll({ id, at, phones }: Table): Promise<void> {
  for (const seat of phones.keys()) await move(on, at(seat), id, vote);
}

describe('once for each change of who must act', () => {
  it('the start calls everyone but the host who started it', async () => {
    const { id, heard, due } = await table(3);
    await notify(on, id);
    expect(heard()).toEqual([[], [turn], [turn]]);
    expect(await due()).toBeNull();
  });

  it('again and again: nothing twice, and the database is left alone', async () => {
    const { id, heard } = await table(2);
    await notify(on, id);
    expect(heard()).toEqual([[], [turn]]);
    await sweep(on);
    const meter = meterOf(on.table);
    for (let i = 0; i < 3; i++) await notify(on, id);
    await sweep(on);
    expect(heard()).toEqual([[], []]);
    expect(meter.writes).toBe(0);
  });

  it('two notifiers at once send it once', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, heard, due } = await table(4);
      await Promise.all([notify(on, id), notify(on, id), notify(on, id), sweep(on)]);
      expect(heard()).toEqual([[], [turn], [turn], [turn]]);
      expect(await due()).toBeNull();
    }
  });

  it('one answer of several small moves, sent one by one, is one change', async () => {
    const all = await table(2);
    await notify(on, all.id);
    all.heard();
    for (let i = 0; i < 3; i++) {
      await move(on, all.at(1), all.id, { do: 'more' });
      await notify(on, all.id);
    }
    expect(all.heard()).toEqual([[], []]);
  });

  it('a turn that passes from hand to hand calls each in turn, and says who moved', async () => {
    const { id, at, heard } = await table(2, 'tiny');
    for (const seat of [0, 1]) {
      const bid = (await seen(on, at(seat).id, id)).legal.find(isBid);
      if (!bid) throw new Error('nothing to bid');
      await move(on, at(seat), id, bid, { do: 'lamp', lit: false });
    }
    await notify(on, id);
    heard();
    const head = await loadHead(on.table, id, true);
    const first = head?.seats.findIndex(({ awaited }) => awaited) ?? -1;
    await move(on, at(first), id, { do: 'pass' });
    await notify(on, id);
    const told = heard();
    expect(told[first]).toEqual([]);
    expect(told[1 - first]).toEqual([{ kind: 'turn', body: `Player ${first} has moved. It is your turn.` }]);
  });

  it('an aside of another, or chat, is no change', async () => {
    const { id, at, heard } = await table(2, 'tiny');
    await notify(on, id);
    heard();
    await move(on, at(0), id, { do: 'peek' });
    await putLine(on.table, id, { id: 'x', at: on.clock, seat: 0, name: 'A', text: 'hello' }, 'a');
    await notify(on, id);
    expect(heard()).toEqual([[], []]);
  });

  it('who is asked again by his own move is told by its answer, not by a ping', async () => {
    const all = await table(1);
    await move(on, all.at(0), all.id, vote);
    await notify(on, all.id);
    expect(all.heard()).toEqual([[]]);
    expect(await all.due()).toBeNull();
  });
});

const isBid = (move: object): move is { do: 'bid'; card: number } => 'do' in move && move.do === 'bid';

describe('an open wave', () => {
  it('tells nothing of itself: a secret answer, taken back or locked, rings no phone and makes nothing due', async () => {
    const all = await table(4);
    await notify(on, all.id);
    all.heard();
    for (const answer of [vote, { do: '@reopen' } as const, vote]) {
      await move(on, all.at(2), all.id, answer);
      expect(await all.due()).toBeNull();
      await notify(on, all.id);
    }
    await move(on, all.at(3), all.id, vote);
    await notify(on, all.id);
    await sweep(on);
    expect(all.heard()).toEqual([[], [], [], []]);
  });

  it('names nobody when it ends: who was the last to answer is not told', async () => {
    const all = await table(3);
    await notify(on, all.id);
    all.heard();
    for (const seat of [0, 2, 1]) await move(on, all.at(seat), all.id, vote);
    await notify(on, all.id);
    expect(all.heard()).toEqual([[turn], [], []]);
  });

  it('names nobody when it begins, though a turn led to it', async () => {
    const all = await table(2);
    await voteAll(all);
    await notify(on, all.id);
    all.heard();
    await move(on, all.at(0), all.id, pick);
    await notify(on, all.id);
    expect(all.heard()).toEqual([[], [turn]]);
  });

  it('gives every phone that it calls the same words, whoever has answered meanwhile', async () => {
    const all = await table(4);
    await move(on, all.at(3), all.id, vote);
    await notify(on, all.id);
    expect(all.heard()).toEqual([[], [turn], [turn], []]);
  });
});

describe('not sent', () => {
  it('if the seat has acted since it was called', async () => {
    const all = await table(2);
    await voteAll(all);
    await move(on, all.at(0), all.id, pick);
    await move(on, all.at(1), all.id, vote);
    await notify(on, all.id);
    expect(all.heard()).toEqual([[], []]);
    expect(await all.due()).toBeNull();
  });

  it('if it acts between the claim and the sending', async () => {
    const { id, at, heard, due } = await table(2);
    const slow = { ...on, table: database.again(on.table) };
    let acted = false;
    injectFaults(slow.table, ({ command }) => (command === 'BatchGetItemCommand' ? 'slow' : null));
    slow.table.doc.middlewareStack.add(
      (next, context) => async (args) => {
        const answer = await next(args);
        if (context.commandName === 'BatchGetItemCommand' && !acted) {
          acted = true;
          await move(on, at(1), id, vote);
        }
        return answer;
      },
      { step: 'initialize', name: 'actsMeanwhile' },
    );
    await notify(slow, id);
    expect(acted).toBe(true);
    expect(heard()).toEqual([[], []]);
    expect(await due()).toBeNull();
  });

  it('to somebody who has left', async () => {
    const all = await table(3);
    await leaveGame(on, all.at(1).id, all.id);
    await notify(on, all.id);
    expect(all.heard()).toEqual([[], [], [turn]]);
  });

  it('to a player without a device, which costs one read beside HEAD, and is settled all the same', async () => {
    const { id } = await startedGame(on, 2, { game: 'ballot' });
    const meter = meterOf(on.table);
    await notify(on, id);
    expect(meter.calls).toEqual(['GetItem', 'UpdateItem', 'Query', 'GetItem', 'UpdateItem']);
    expect((await loadHead(on.table, id, true))?.due).toBeNull();
    expect(service.messages).toEqual([]);
  });
});

describe('what it says', () => {
  it("is in the player's language, with the page to open, my turns, my ply and my version", async () => {
    const { id, players } = await startedGame(on, 2, { game: 'ballot' });
    const player = playerAt(players, 1);
    await sitWith(player);
    const phone = await phoneOf(on, service, player);
    await notify(on, id);
    const view = await seen(on, player.id, id);
    expect(taken(service, phone)).toEqual([
      {
        kind: 'turn',
        game: id,
        title: 'ballot',
        body: 'It is your turn.',
        url: `/g/${id}`,
        myTurns: 2,
        ply: view.ply,
        call: 0,
        version: view.version,
      },
    ]);
  });

  it.each([
    ['zh-Hant', '輪到你了。'],
    ['zh-Hans', '轮到你了。'],
  ] as const)('is in %s from the moment on that the player chooses it', async (language, body) => {
    const { id, players } = await startedGame(on, 2, { game: 'ballot' });
    const phone = await phoneOf(on, service, playerAt(players, 1));
    await changePlayer(on, playerAt(players, 1), { language });
    await notify(on, id);
    expect(taken(service, phone).map((message) => message.body)).toEqual([body]);
  });

  /** One more running game in which the player is awaited. */
  async function sitWith(player: Player): Promise<string> {
    const { id, players } = await waitingGame(on, 1, { game: 'ballot', seats: 2 });
    await joinGame(on, player, id);
    await startGame(on, playerAt(players, 0).id, id);
    return id;
  }

  it('has the name of the game as its title', async () => {
    on = pinged(worldOn(on.table, { 'moon-colony-bloodbath': shelved(ballot) }), service);
    const { id, players } = await startedGame(on, 2, { game: 'moon-colony-bloodbath' });
    const phone = await phoneOf(on, service, playerAt(players, 1));
    await changePlayer(on, playerAt(players, 1), { language: 'zh-Hant' });
    await notify(on, id);
    expect(taken(service, phone).map(({ title }) => title)).toEqual([
      zhHant.games['moon-colony-bloodbath'].name,
    ]);
  });

  it.each([
    ['themed', '宇宙荒舟：死亡天使'],
    ['neutral', '太空廢船：登艦小隊'],
  ] as const)('shows %s names where its host wants them', async (names, title) => {
    const world = worldOn(on.table, { 'death-angel': realShelf['death-angel'] });
    on = pinged(Object.assign(world, { names }), service);
    const { id, players } = await startedGame(on, 2, { game: 'death-angel' });
    const phones = await Promise.all(players.map((player) => phoneOf(on, service, player)));
    for (const player of players) await changePlayer(on, player, { language: 'zh-Hant' });
    await notify(on, id);
    const pings = phones.flatMap((phone) => taken(service, phone));
    expect(pings.length).toBeGreaterThan(0);
    expect(new Set(pings.map((ping) => ping.title))).toEqual(new Set([title]));
    const { say } = await textIn('zh-Hant', names);
    expect(pings.map(({ body }) => body)).toContain(say.ping.draft);
  });

  it("is what the game says of the open question, from what everyone sees and in the player's language", async () => {
    const words = async (language: Language) => ({
      ping: ({ table: { board } }: Open<Ballot>) => `${language}: ballot ${board.round}`,
    });
    on = pinged(worldOn(on.table, { ballot: { ...shelved(ballot), words } }), service);
    const all = await table(2);
    await changePlayer(on, all.at(1), { language: 'zh-Hant' });
    await notify(on, all.id);
    expect(all.heard()).toEqual([[], [{ kind: 'turn', body: 'zh-Hant: ballot 1' }]]);
    await voteAll(all);
    await notify(on, all.id);
    expect(all.heard()).toEqual([[{ kind: 'turn', body: 'en: ballot 1' }], []]);
  });

  it('a game that begins is told to those who are not asked yet, even if others have moved meanwhile', async () => {
    const picks: Ballot['frame'][] = [{ do: 'pick', seat: 0 }, { do: 'pick', seat: 1 }, { do: 'round' }];
    const inTurns: Game<Ballot> = {
      ...ballot,
      setup: (...given) => ({ ...ballot.setup(...given), first: picks }),
    };
    on = pinged(worldOn(on.table, { turns: shelved(inTurns) }), service);
    const { id, at, heard } = await table(3, 'turns');
    await move(on, at(0), id, pick);
    await notify(on, id);
    const started = { kind: 'started', body: 'Player 0 has started the game.' };
    expect(heard()).toEqual([
      [],
      [{ kind: 'turn', body: 'Player 0 has moved. It is your turn.' }],
      [started],
    ]);
    await move(on, at(1), id, pick);
    await notify(on, id);
    expect(heard()).toEqual([[turn], [], [turn]]);
  });

  it('the host hears that all are here, unless one has gone again', async () => {
    const { id, players } = await waitingGame(on, 1, { game: 'ballot', seats: 2 });
    const phone = await phoneOf(on, service, playerAt(players, 0));
    await notify(on, id);
    expect(taken(service, phone)).toEqual([]);
    const guest = playerAt(await guests(on, 1), 0);
    await joinGame(on, guest, id);
    await leaveGame(on, guest.id, id);
    await notify(on, id);
    expect(taken(service, phone)).toEqual([]);
    await joinGame(on, guest, id);
    await notify(on, id);
    expect(taken(service, phone)).toMatchObject([
      { kind: 'full', body: 'All are here: you can start the game.' },
    ]);
  });

  it('the end is told to all but the one who made it, once, and the game is put away', async () => {
    const all = await table(2);
    await voteAll(all);
    await move(on, all.at(0), all.id, pick);
    await voteAll(all);
    await move(on, all.at(1), all.id, pick);
    await notify(on, all.id);
    await notify(on, all.id);
    expect(all.heard()).toEqual([[{ kind: 'over', body: 'The game is over. See how it ended.' }], []]);
    expect(await loadHead(on.table, all.id, true)).toMatchObject({
      status: 'finished',
      recorded: true,
      due: null,
    });
    expect((await recordOf(on, null, all.id)).acts.length).toBeGreaterThan(0);
  });
});

describe('a device', () => {
  async function one() {
    const { id, players } = await startedGame(on, 2, { game: 'ballot' });
    const player = playerAt(players, 1);
    const phone = await phoneOf(on, service, player);
    const noted = async () => (await listSubscriptions(on.table, player.id))[0];
    const due = async () => (await loadHead(on.table, id, true))?.due ?? null;
    return { id, player, phone, noted, due };
  }

  it.each([404, 410])('that is gone (%i) is forgotten', async (status) => {
    const { id, phone, noted, due } = await one();
    service.answer(phone, { status });
    await notify(on, id);
    expect(await noted()).toBeUndefined();
    expect(await due()).toBeNull();
  });

  it('whose service is busy hears of it later: not before Retry-After, and once', async () => {
    const { id, phone, noted, due } = await one();
    service.answer(phone, { status: 429, headers: { 'Retry-After': '600' } });
    await notify(on, id);
    expect(await due()).toBe(on.clock + 10 * minute);
    expect(await noted()).toMatchObject({
      failures: 1,
      notBefore: on.clock + 10 * minute,
      problem: 'status 429',
    });
    on.clock += 9 * minute;
    await sweep(on);
    expect(taken(service, phone)).toEqual([]);
    on.clock += minute;
    await sweep(on);
    await sweep(on);
    expect(taken(service, phone)).toHaveLength(1);
    expect(await due()).toBeNull();
    const after = await noted();
    expect(after).toMatchObject({ failures: 0, notBefore: 0 });
    expect(after).not.toHaveProperty('problem');
  });

  it('whose service fails is tried again after a minute, then twice as long each time', async () => {
    const { id, phone, due } = await one();
    service.answer(phone, ...Array.from({ length: 4 }, () => ({ status: 503 })));
    await notify(on, id);
    for (const minutes of [1, 2, 4, 8]) {
      expect(await due()).toBe(on.clock + minutes * minute);
      on.clock += minutes * minute;
      await sweep(on);
    }
    expect(taken(service, phone)).toHaveLength(1);
    expect(await due()).toBeNull();
  });

  it('whose service fails for three days is given up, but asked again by the next ping', {
    timeout: 90_000,
  }, async () => {
    const { id, player, phone, noted, due } = await one();
    const began = on.clock;
    service.answer(phone, ...Array.from({ length: 30 }, () => ({ status: 500 })));
    await notify(on, id);
    for (let at = await due(); at !== null; at = await due()) {
      on.clock = at;
      await sweep(on);
    }
    expect((on.clock - began) / (24 * 60 * minute)).toBeCloseTo(3, 0);
    expect(await noted()).toMatchObject({ failures: 30 });
    on.clock += 24 * 60 * minute;
    const again = await waitingGame(on, 1, { game: 'ballot', seats: 2 });
    await joinGame(on, player, again.id);
    await startGame(on, playerAt(again.players, 0).id, again.id);
    await notify(on, again.id);
    expect(taken(service, phone)).toHaveLength(1);
    expect(await noted()).toMatchObject({ failures: 0 });
  });

  it('that is to be left alone is not asked by another game either, and hears of it then', async () => {
    const { id, player, phone } = await one();
    service.answer(phone, { status: 429, headers: { 'Retry-After': '300' } });
    await notify(on, id);
    const other = await waitingGame(on, 1, { game: 'ballot', seats: 2 });
    await joinGame(on, player, other.id);
    await startGame(on, playerAt(other.players, 0).id, other.id);
    const before = service.requests();
    await notify(on, other.id);
    expect(service.requests()).toBe(before);
    on.clock += 5 * minute;
    await sweep(on);
    expect(
      taken(service, phone)
        .map(({ game }) => game)
        .sort(),
    ).toEqual([id, other.id].sort());
  });

  it('that refuses keeps its reason, and is not tried again for this ping', async () => {
    const { id, phone, noted, due } = await one();
    service.answer(phone, { status: 403, body: phone.endpoint });
    await notify(on, id);
    expect(await due()).toBeNull();
    expect(await noted()).toMatchObject({ failures: 1, notBefore: 0, problem: 'status 403' });
  });

  it('that fails holds up no other, which is not called twice for it', async () => {
    const { id, player, phone } = await one();
    const second = await phoneOf(on, service, player);
    service.answer(phone, { status: 500 }, { status: 500 });
    await notify(on, id);
    for (let i = 0; i < 2; i++) {
      on.clock += 5 * minute;
      await sweep(on);
    }
    expect(taken(service, second)).toHaveLength(1);
    expect(taken(service, phone)).toHaveLength(1);
  });

  it('that is due for a second try is not called if the seat has acted meanwhile, or it has gone', async () => {
    const acted = await one();
    const gone = await one();
    for (const { id, phone } of [acted, gone]) {
      service.answer(phone, { status: 500 });
      await notify(on, id);
    }
    await move(on, acted.player, acted.id, vote);
    await deleteSubscription(on.table, gone.player.id, gone.phone.endpoint);
    on.clock += 5 * minute;
    await sweep(on);
    for (const { phone, due } of [acted, gone]) {
      expect(taken(service, phone)).toEqual([]);
      expect(await due()).toBeNull();
    }
  });

  it('leaves neither endpoint nor keys in the log, whatever happens', async () => {
    const { id, player, phone } = await one();
    const phones = [phone, ...(await Promise.all([1, 2, 3].map(() => phoneOf(on, service, player))))];
    [410, 429, 403].forEach((status, i) => {
      const target = phones[i];
      if (target) service.answer(target, { status, body: target.endpoint });
    });
    await notify(on, id);
    const log = JSON.stringify(on.lines);
    expect(on.lines.map(({ outcome }) => outcome).sort()).toEqual(['busy', 'gone', 'refused', 'sent']);
    for (const { endpoint, keys } of phones) {
      for (const secret of [endpoint, new URL(endpoint).pathname, keys.auth, keys.p256dh])
        expect(log).not.toContain(secret);
    }
  });
});

describe('a notifier that dies', () => {
  it('at any request of its own: the ping is sent all the same, twice at most if it died around the sending', {
    timeout: 90_000,
  }, async () => {
    const counted: number[] = [];
    for (let nth = 0; ; nth++) {
      const { id, players } = await startedGame(on, 2, { game: 'ballot' });
      const phone = await phoneOf(on, service, playerAt(players, 1));
      const dying = { ...processOf(on, database.again(on.table)), send: on.send, log: on.log };
      let died = false;
      injectFaults(dying.table, (call) => {
        died ||= call.nth === nth;
        return call.nth === nth ? (nth % 2 === 0 ? 'die-before' : 'die-after') : null;
      });
      await notify(dying, id).catch(() => {});
      const atDeath = taken(service, phone).length;
      on.clock += 2 * minute;
      await sweep(on);
      await sweep(on);
      const total = atDeath + taken(service, phone).length;
      expect([1, 2]).toContain(total);
      if (atDeath === 0) expect(total).toBe(1);
      counted.push(total);
      expect((await loadHead(on.table, id, true))?.due).toBeNull();
      if (!died) break;
    }
    expect(counted.length).toBeGreaterThan(6);
    expect(counted.at(-1)).toBe(1);
  });

  it('before anything: the clock sends what the commit made due, in every shard', async () => {
    const tables: Table[] = [];
    for (let i = 0; i < 12; i++) tables.push(await table(2));
    await sweep(on);
    for (const { heard } of tables) expect(heard()).toEqual([[], [turn]]);
  });

  it('one game that fails holds up no other', async () => {
    const [broken, whole] = [await table(2), await table(2)];
    const halting = { ...processOf(on, database.again(on.table)), send: on.send, log: on.log };
    halting.table.doc.middlewareStack.add(
      (next) => async (args) => {
        if (JSON.stringify(args.input).includes(broken.id)) throw new Error('out of order');
        return next(args);
      },
      { step: 'initialize', name: 'broken' },
    );
    await sweep(halting);
    expect(whole.heard()).toEqual([[], [turn]]);
    expect(on.lines).toContainEqual(expect.objectContaining({ level: 'error', game: broken.id }));
    await sweep(on);
    expect(broken.heard()).toEqual([[], [turn]]);
  });
});

it('a repeated commit calls nobody twice', async () => {
  const all = await table(2);
  await voteAll(all);
  await notify(on, all.id);
  all.heard();
  const { ply } = await seen(on, all.at(0).id, all.id);
  const commit = commitOf(ply, pick);
  for (let i = 0; i < 3; i++) {
    await commitMoves(on, all.at(0).id, all.id, commit);
    await notify(on, all.id);
  }
  expect(all.heard()).toEqual([[], [turn]]);
});
