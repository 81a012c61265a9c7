import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {expect, it, onTestFinished} from 'vitest';
import type {Payload} from '../payload';
import {tempFolder} from '../../../tests/unit/tempFolder';
import {parseFeedback} from './entries';
import {createFeedback} from '../../../tests/unit/feedback/createFeedback';
import {createPayloadCheck} from './validate';

const total = 1000;
const atOnce = 20;

/** Long enough that a flush holds more than one page of memory, which is where a write can be torn. */
const submissions = Array.from({length: total}, (_, index) =>
  createFeedback({
    id: `submission-${String(index).padStart(10, '0')}`,
    comment: `${index} `.repeat(1 + (index % 200)),
  }),
);

async function startServer(file: string, root: string) {
  const fixture = path.join('tests', 'unit', 'feedback', 'killableServer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', fixture, file, root], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {child, address: `http://127.0.0.1:${port}/feedback`};
}

/**
 * Posts, some at once, until all are accepted or the server is gone.
 *
 * @param onAccepted - called with the number accepted so far
 * @returns ids of those that the server said are stored
 */
async function postAll(address: string, payloads: readonly Payload[], onAccepted?: (count: number) => void) {
  const accepted = new Set<string>();
  const queue = [...payloads];
  const worker = async () => {
    for (let payload = queue.shift(); payload; payload = queue.shift()) {
      const response = await fetch(address, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(payload),
      }).catch(() => undefined);
      if (!response) return;
      expect(response.status).toBe(204);
      accepted.add(payload.id);
      onAccepted?.(accepted.size);
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
  return accepted;
}

function read(file: string) {
  const {isPayload} = createPayloadCheck();
  const found = parseFeedback(readFileSync(file), isPayload);
  return {...found, byId: new Map(found.entries.map((entry) => [entry.id, entry]))};
}

it('a server killed in the middle of 1,000 submissions loses and tears nothing that it accepted', async () => {
  const folder = tempFolder();
  const file = path.join(folder, 'feedback', '1.jsonl');
  const first = await startServer(file, folder);
  const gone = once(first.child, 'exit');
  const accepted = await postAll(first.address, submissions, (count) => {
    if (count === 400) first.child.kill('SIGKILL');
  });
  await gone;
  expect(accepted.size).toBeGreaterThanOrEqual(400);
  expect(accepted.size).toBeLessThan(total);

  const afterKill = read(file);
  expect(afterKill.strangeLines).toBe(0);
  for (const payload of submissions.filter(({id}) => accepted.has(id))) {
    expect(afterKill.byId.get(payload.id)).toMatchObject(payload);
  }

  // The readers try again, with the same ids; some of those that got no answer are stored already.
  const second = await startServer(file, folder);
  const again = await postAll(
    second.address,
    submissions.filter(({id}) => !accepted.has(id)),
  );
  expect(accepted.size + again.size).toBe(total);
  const atTheEnd = read(file);
  expect([atTheEnd.tornBytes, atTheEnd.strangeLines]).toEqual([0, 0]);
  expect(atTheEnd.entries).toHaveLength(total);
  for (const payload of submissions) expect(atTheEnd.byId.get(payload.id)).toMatchObject(payload);
}, 120_000);
