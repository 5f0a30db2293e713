// What may come in: shape and size of every body and parameter. Meaning (is this move legal?) is checked further down.
import { vValidator } from '@hono/valibot-validator';
import type { ValidationTargets } from 'hono';
import * as v from 'valibot';
import { mayBeOff } from '../../shared/clock/absence.ts';
import { bankLimits, fixedTimes, mostVacation } from '../../shared/clock/clock.ts';
import { Refusal } from '../games/refusal.ts';

/** Validates a part of the request; what does not fit is a `bad-request` that names the first place that is wrong. */
export const valid = <K extends keyof ValidationTargets, S extends v.GenericSchema>(target: K, schema: S) =>
  vValidator(target, schema, (outcome) => {
    if (outcome.success) return;
    const [issue] = outcome.issues;
    throw new Refusal('bad-request', { detail: `${v.getDotPath(issue) ?? target}: ${issue.message}` });
  });

const language = v.picklist(['en', 'zh-Hant', 'zh-Hans']);

/** A line of text as people see it: composed characters, no control characters, no blanks around it. */
const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.trim(),
    v.nonEmpty(),
    v.maxGraphemes(longest),
    // A grapheme can be made of any number of code points.
    v.maxLength(longest * 4),
    v.check(
      (text) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text),
      'invisible controls are not allowed',
    ),
    // U+2800 is a Braille pattern without a dot.
    v.check((text) => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text), 'nothing to be seen'),
  );

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** A number in a query, never negative. */
const count = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

export const NewPlayer = v.object({ name: line(24), language });

/** When a player's clocks stand still; the numbers as in shared/clock/absence.ts. */
const daysOff = v.pipe(
  v.object({
    zone: v.pipe(v.string(), v.regex(/^[\w+/-]{1,64}$/)),
    days: v.pipe(v.array(v.number()), v.readonly()),
    quiet: v.nullable(v.object({ from: v.number(), to: v.number() })),
  }),
  v.check(mayBeOff, 'half of the week counts at least, in a time zone that exists'),
);

export const PlayerChange = v.pipe(
  v.partial(
    v.object({
      ...NewPlayer.entries,
      daysOff: v.nullable(daysOff),
      reminders: v.picklist(['both', 'last', 'none']),
    }),
  ),
  v.check((change) => Object.keys(change).length > 0, 'nothing to change'),
);

const span = v.pipe(v.number(), v.integer(), v.minValue(bankLimits.shortest), v.maxValue(bankLimits.longest));

const terms = v.object({
  pace: v.variant('kind', [
    v.object({ kind: v.literal('fixed'), time: v.picklist(fixedTimes) }),
    v.pipe(
      v.object({ kind: v.literal('bank'), start: span, increment: span, cap: span }),
      v.check(({ start, cap }) => start <= cap, 'more than can be saved'),
    ),
  ]),
  atEnd: v.picklist(['once', 'stay', 'vote']),
  vacation: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostVacation)),
});

export const NewGame = v.object({
  game: id,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  options: v.record(id, v.union([v.boolean(), v.pipe(v.string(), v.maxLength(64)), v.array(id)])),
  access: v.picklist(['public', 'link', 'private']),
  clock: v.optional(v.nullable(terms)),
});

export const GameId = v.object({ id });

/** A game after so many events. */
export const MomentOf = v.object({ id, told: count });

export const Token = v.object({ token: id });

export const NewInvite = v.object({ kind: v.picklist(['single', 'open', 'seat']) });

/** Days of vacation from now on. */
export const Vacation = v.object({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostVacation)),
});

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));

export const Nudge = v.object({ seat });

export const Vote = v.object({ about: seat, choice: v.picklist(['replace', 'end', 'go-on']) });

export const Join = v.object({ invite: v.optional(id) });

/** What the viewer has already. */
export const Known = v.object({
  since: v.optional(count),
  told: v.optional(count),
  chats: v.optional(count),
});

/** The same beside a commit, whose answer is always the whole view. */
export const Heard = v.omit(Known, ['since']);

export const NewCommit = v.object({
  id: v.pipe(v.string(), v.uuid()),
  ply: v.pipe(v.number(), v.integer(), v.minValue(0)),
  moves: v.pipe(
    v.array(v.looseObject({ do: v.string() })),
    v.minLength(1),
    v.maxLength(200),
    v.check((moves) => nestsWithin(moves, 16), 'nested too deeply'),
  ),
});

/** Rules read what they are sent by recursion: no move and no orders come near this depth, and a bomb of brackets would. */
const nestsWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => nestsWithin(each, levels - 1)));

export const NewChatLine = v.object({ text: line(500) });

export const ChatAfter = v.object({ after: v.optional(id) });

/** How many lines have been read. */
export const ChatRead = v.object({ chats: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** A code of any kind, as somebody types it. */
export const TypedCode = v.object({ code: v.pipe(v.string(), v.maxLength(64), v.regex(/[0-9a-z]/i)) });

const bytes = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(16_384));

/** What a browser answers to a passkey's challenge (WebAuthn, level 3, 5.1.8): as much of it as is read. */
const answered = {
  id: bytes,
  rawId: bytes,
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
};

export const PasskeyName = v.object({ name: line(40) });

export const NewPasskey = v.object({
  name: line(40),
  answer: v.object({
    ...answered,
    response: v.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: v.optional(v.pipe(v.array(id), v.maxLength(8)), []),
    }),
  }),
});

export const PasskeyAnswer = v.object({
  ...answered,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.exactOptional(bytes),
  }),
});

export const PasskeyId = v.object({ passkey: id });

/** The own name, typed to confirm what can't be taken back. */
export const OwnName = v.object({ name: line(24) });

export const SessionId = v.object({ session: id });

/** A device's subscription, as `PushSubscription.toJSON()` gives it (RFC 8291: an uncompressed P-256 point of 65 bytes
 *  and a secret of 16, in base64url). */
export const NewSubscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(2048)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
});

export const Unsubscription = v.object({ endpoint: v.pipe(v.string(), v.url(), v.maxLength(2048)) });
