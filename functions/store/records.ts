// The record of a finished game: what anyone may replay it from, and its story. In pieces, for an item holds 400 KB.
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Told } from '../../shared/engine/flow.ts';
import type { Shape } from '../../shared/engine/game.ts';
import type { Millis, RecordFile } from '../../shared/wire.ts';
import { pack, unpack } from './pack.ts';
import type { Table } from './table.ts';
import { commitOf, type Version } from './versions.ts';

export interface GameRecord {
  readonly file: RecordFile;
  /** Step by step, oldest first. Private events among them stay private: never sent as it is. */
  readonly story: readonly Chapter[];
}

/** A step as it is remembered: who did it with which commit, and what was told to whom. */
export interface Chapter {
  readonly at: Millis;
  readonly by: Version['by'];
  readonly commit: string;
  readonly told: readonly Told<Shape>[];
}

export const chapterOf = ({ at, by, id, told }: Version): Chapter => ({ at, by, commit: commitOf(id), told });

/** Bytes of one piece: with its key well below an item's limit. */
const PIECE = 350_000;

const keyOf = (game: string, piece: number) => ({
  pk: `GAME#${game}`,
  sk: piece === 0 ? 'RECORD' : `RECORD#${piece}`,
});

/** Writes the pieces, the first one last: where it stands, all do. Repeating it changes nothing. */
export async function putRecord({ doc, name }: Table, game: string, record: GameRecord): Promise<void> {
  const bytes = pack(record);
  const pieces = Math.max(1, Math.ceil(bytes.length / PIECE));
  for (let piece = pieces - 1; piece >= 0; piece--) {
    const body = bytes.subarray(piece * PIECE, (piece + 1) * PIECE);
    await doc.send(new PutCommand({ TableName: name, Item: { ...keyOf(game, piece), pieces, body } }));
  }
}

export async function loadRecord({ doc, name }: Table, game: string): Promise<GameRecord | null> {
  const first = await readPiece({ doc, name }, game, 0);
  if (!first) return null;
  const bodies: Uint8Array[] = [first.body];
  for (let piece = 1; piece < first.pieces; piece++) {
    const next = await readPiece({ doc, name }, game, piece);
    if (!next) throw new Error(`the record of game ${game} lacks piece ${piece}`);
    bodies.push(next.body);
  }
  return unpack(Buffer.concat(bodies));
}

async function readPiece({ doc, name }: Table, game: string, piece: number) {
  const { Item } = await doc.send(
    new GetCommand({ TableName: name, Key: keyOf(game, piece), ConsistentRead: true }),
  );
  return Item ? { pieces: Number(Item.pieces), body: Uint8Array.from(Item.body) } : null;
}
