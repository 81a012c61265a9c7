import {mkdir, open, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Check} from '../../../src/lib/hasShape';
import type {Payload} from '../payload';
import {parseFeedback} from './entries';

/** The file has reached its limit. */
export class LogFullError extends Error {}

interface FeedbackLogOptions {
  /** Written by one process only, so that a line without an end is known to be nobody's. */
  readonly file: string;
  /** Longest file in bytes. */
  readonly limit: number;
  readonly isPayload: Check<Payload>;
}

interface Waiting {
  readonly line: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Opens a log: feedback in a file, a line of JSON each. What arrives while the disk is busy is written together, with one flush: a flush takes as long for one
 * line as for a hundred.
 */
export function openFeedbackLog({file, limit, isPayload}: FeedbackLogOptions) {
  const stored = new Map<string, {text: string; done: Promise<void>}>();
  let ready: Promise<void> | undefined;
  let queue: Waiting[] = [];
  let isWriting = false;

  async function start(): Promise<void> {
    await mkdir(path.dirname(file), {recursive: true});
    const content = await readFile(file).catch(() => Buffer.alloc(0));
    const {entries, tornBytes} = parseFeedback(content, isPayload);
    if (tornBytes > 0) await cut(file, content.length - tornBytes);
    for (const {received: _, ...payload} of entries) {
      stored.set(payload.id, {text: JSON.stringify(payload), done: Promise.resolve()});
    }
  }

  async function drain(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      try {
        await appendFlushed(file, batch.map(({line}) => line).join(''), limit);
        batch.forEach(({resolve}) => resolve());
      } catch (error) {
        batch.forEach(({reject}) => reject(error));
      }
    }
    isWriting = false;
  }

  return {
    /**
     * Stores feedback; done when it is on the disk. A repeat (same id, same content) is stored once.
     *
     * @throws {LogFullError} when the file has no room
     */
    async append(payload: Payload): Promise<void> {
      ready ??= start().catch((error: unknown) => {
        ready = undefined;
        throw error;
      });
      await ready;
      const text = JSON.stringify(payload);
      const before = stored.get(payload.id);
      if (before?.text === text) return before.done;
      const line = `${JSON.stringify({received: new Date().toISOString(), ...payload})}\n`;
      const done = new Promise<void>((resolve, reject) => queue.push({line, resolve, reject}));
      stored.set(payload.id, {text, done});
      void drain();
      return done.catch((error: unknown) => {
        stored.delete(payload.id);
        throw error;
      });
    },
  };
}

/** Writes at the end of a file and waits until it is on the disk. A failure leaves the file as it was. */
async function appendFlushed(file: string, text: string, limit: number): Promise<void> {
  const handle = await open(file, 'a');
  try {
    const {size} = await handle.stat();
    if (size + Buffer.byteLength(text) > limit) throw new LogFullError(`${file} has reached its limit`);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } catch (error) {
      await handle.truncate(size).catch(() => undefined);
      throw error;
    }
    if (size === 0) await flushFolder(path.dirname(file));
  } finally {
    await handle.close();
  }
}

/** A new file is safe when its folder is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  // Some systems cannot flush folders.
  await handle.sync().catch(() => undefined);
  await handle.close();
}

async function cut(file: string, length: number): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.truncate(length);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
