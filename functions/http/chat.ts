// /games/:id/chat: what is said at a table, and how far a player has read.
import { Hono } from 'hono';
import { chatOf, readChat, say } from '../games/chat.ts';
import { json } from './json.ts';
import type { Parts } from './parts.ts';
import { ChatAfter, ChatRead, GameId, NewChatLine, valid } from './schemas.ts';
import type { Env } from './site.ts';

export const chat = ({ on, sessions, limits, profile }: Parts) => {
  const { anybody, signedIn } = sessions;
  const id = valid('param', GameId);
  return new Hono<Env>()
    .get('/:id/chat', anybody, id, valid('query', ChatAfter), async (c) =>
      json(c, await chatOf(on, c.get('player'), c.req.valid('param').id, c.req.valid('query').after)),
    )
    .post('/:id/chat', signedIn, limits.chat, id, valid('json', NewChatLine), async (c) => {
      const speaker = await profile(c.get('player'));
      return json(c, await say(on, speaker, c.req.valid('param').id, c.req.valid('json').text), 201);
    })
    .put('/:id/chat/read', signedIn, limits.player, id, valid('json', ChatRead), async (c) => {
      await readChat(on, c.get('player'), c.req.valid('param').id, c.req.valid('json').chats);
      return c.body(null, 204);
    });
};
