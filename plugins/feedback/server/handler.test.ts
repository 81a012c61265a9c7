import {once} from 'node:events';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {longestComment} from '../payload';
import {addFiles, tempFolder} from '../../../tests/unit/tempFolder';
import {createPreviewServer} from '../../../scripts/preview/server';
import {createFeedback} from '../../../tests/unit/feedback/createFeedback';
import {feedbackHandler, type FeedbackOptions} from './handler';
import {feedbackSettingsHandler} from './settingsHandler';

async function startServer(options: Partial<FeedbackOptions> = {}) {
  const root = tempFolder();
  const file = path.join(root, 'feedback', '3000.jsonl');
  const handlers = [feedbackSettingsHandler(root, '/feedback'), feedbackHandler({file, ...options})];
  const server = createPreviewServer({root, handlers}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = (
    body: string | Buffer,
    headers: Record<string, string> = {'Content-Type': 'application/json'},
  ) => fetch(`${origin}/feedback`, {method: 'POST', headers, body: new Uint8Array(Buffer.from(body))});
  const send = async (payload: unknown) => (await post(JSON.stringify(payload))).status;
  const lines = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line): unknown => JSON.parse(line));
  return {root, file, origin, post, send, lines};
}

describe('the endpoint', () => {
  it('stores one JSON per line, with the time, and answers 204', async () => {
    const {send, lines} = await startServer();
    const second = createFeedback({
      id: 'another-one-of-them',
      rating: null,
      comment: 'Two\nlines, “quotes”, 中文 and \u2028',
      sectionHash: '#sort-order',
    });
    expect([await send(createFeedback()), await send(second)]).toEqual([204, 204]);
    expect(lines()).toEqual([
      {received: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string, ...createFeedback()},
      {received: expect.any(String) as string, ...second},
    ]);
  });

  it('stores a repeat once, and every change under the same id', async () => {
    const {send, lines} = await startServer();
    await Promise.all([send(createFeedback()), send(createFeedback()), send(createFeedback())]);
    expect(await send(createFeedback())).toBe(204);
    expect(lines()).toHaveLength(1);
    for (const rating of [0, 1] as const) expect(await send(createFeedback({rating}))).toBe(204);
    expect(lines()).toMatchObject([{rating: 1}, {rating: 0}, {rating: 1}]);
  });

  it.each([
    ['another field', {...createFeedback(), mail: 'a@example.com'}],
    ['a missing field', {...createFeedback(), id: undefined}],
    ['a rating of 2', {...createFeedback(), rating: 2}],
    ['neither rating nor text', createFeedback({rating: null, comment: ' \n'})],
    ['a page on another host', createFeedback({page: 'https://example.com/'})],
    ['a page with a hash', createFeedback({page: '/x/#a'})],
    ['a short id', createFeedback({id: '1'})],
    ['a list', [createFeedback()]],
    ['null', null],
  ])('refuses %s', async (_, value) => {
    const {send} = await startServer();
    expect(await send(value)).toBe(422);
  });

  it('takes an entry of 16 kB and refuses a longer one', async () => {
    const {post, lines} = await startServer();
    const createEntry = (bytes: number) => {
      const rest = Buffer.byteLength(JSON.stringify(createFeedback({comment: ''})));
      return JSON.stringify(createFeedback({comment: 'x'.repeat(bytes - rest)}));
    };
    expect((await post(createEntry(16_000))).status).toBe(204);
    expect((await post(createEntry(16_001))).status).toBe(413);
    expect(lines()).toHaveLength(1);
  });

  it('takes the longest text that the widget sends, in any script', async () => {
    const {send} = await startServer();
    expect(await send(createFeedback({comment: '网'.repeat(longestComment)}))).toBe(204);
    expect(
      await send(createFeedback({id: 'quotes-0123456789', comment: '"\n'.repeat(longestComment / 2)})),
    ).toBe(204);
  });

  it('refuses what is no JSON, no UTF-8, another type, another method, too long', async () => {
    const {post, origin} = await startServer({bodyLimit: 2000});
    expect((await post('{')).status).toBe(400);
    expect((await post(Buffer.from([0x22, 0xff, 0x22]))).status).toBe(400);
    expect((await post('{}', {'Content-Type': 'text/plain'})).status).toBe(415);
    expect((await post('x'.repeat(2001))).status).toBe(413);
    const get = await fetch(`${origin}/feedback`);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    expect(
      (await fetch(`${origin}/feedback`, {method: 'OPTIONS'})).headers.has('access-control-allow-origin'),
    ).toBe(false);
  });

  it('stops reading a body of unknown length at its limit', async () => {
    const {origin} = await startServer({bodyLimit: 1000});
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(500).fill(120));
      },
    });
    const answer = fetch(`${origin}/feedback`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: endless,
      duplex: 'half',
    } as RequestInit).then(
      ({status}) => status,
      () => 413, // the server may close before the answer is read
    );
    expect(await answer).toBe(413);
  });

  it('takes ten entries a minute from one address, and says when it takes the next one', async () => {
    const {post, send, lines} = await startServer();
    const entry = (index: number) => createFeedback({id: `number-${index}-0123456789`});
    // What is no entry does not count.
    expect([(await post('{')).status, await send({})]).toEqual([400, 422]);
    for (let index = 0; index < 10; index += 1) expect(await send(entry(index))).toBe(204);
    const refused = await post(JSON.stringify(entry(10)));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(lines()).toHaveLength(10);
  });

  it('refuses more than the file may hold, and leaves the file whole', async () => {
    const {send, lines} = await startServer({fileLimit: 700});
    const ids = ['first-0123456789', 'second-0123456789', 'third-0123456789'];
    const statuses = [];
    for (const id of ids) statuses.push(await send(createFeedback({id})));
    expect(statuses).toEqual([204, 204, 507]);
    expect(lines()).toHaveLength(2);
  });

  it('answers 500 when the disk refuses, stores nothing, and recovers', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const {root, send, lines} = await startServer();
    writeFileSync(path.join(root, 'feedback'), 'a file where the folder should be');
    expect(await send(createFeedback())).toBe(500);
    rmSync(path.join(root, 'feedback'));
    expect(await send(createFeedback())).toBe(204);
    expect(lines()).toHaveLength(1);
  });

  it('goes on after somebody removed the file', async () => {
    const {file, send, lines} = await startServer();
    await send(createFeedback());
    rmSync(file);
    expect(await send(createFeedback({id: 'after-0123456789'}))).toBe(204);
    expect(lines()).toHaveLength(1);
  });
});

describe('after a restart', () => {
  const line = (id: string) =>
    `${JSON.stringify({received: '2026-01-01T00:00:00.000Z', ...createFeedback({id})})}\n`;

  it('removes the line that the last server did not finish, and no other', async () => {
    const {root, send, lines} = await startServer();
    const torn = line('torn-0123456789').slice(0, 90);
    addFiles(root, {'feedback/3000.jsonl': `${line('whole-0123456789')}not ours\n\n${torn}`});
    expect(await send(createFeedback({id: 'new-0123456789ab'}))).toBe(204);
    const text = readFileSync(path.join(root, 'feedback/3000.jsonl'), 'utf8');
    expect(text).toContain(`${line('whole-0123456789')}not ours\n\n{"received"`);
    expect(text).toContain('new-0123456789ab');
    expect(text).not.toContain('torn-');
    expect(() => lines()).toThrow(); // the stranger's line is still there
  });

  it('knows what it had stored', async () => {
    const {root, send, lines} = await startServer();
    addFiles(root, {'feedback/3000.jsonl': line('stored-0123456789')});
    expect(await send(createFeedback({id: 'stored-0123456789'}))).toBe(204);
    expect(lines()).toHaveLength(1);
  });
});

describe('the settings', () => {
  const settings = (address: string | null) =>
    JSON.stringify({address, issues: 'https://example.com/issues/new'});

  it('name this server where the build names none', async () => {
    const {root, origin} = await startServer();
    addFiles(root, {'x/feedback.json': settings(null), 'zh/x/feedback.json': settings('https://a.test/')});
    const read = async (address: string): Promise<unknown> => (await fetch(origin + address)).json();
    expect(await read('/x/feedback.json')).toEqual({
      address: '/feedback',
      issues: 'https://example.com/issues/new',
    });
    expect(await read('/zh/x/feedback.json')).toMatchObject({address: 'https://a.test/'});
    expect((await fetch(`${origin}/feedback.json`)).status).toBe(404);
  });
});
