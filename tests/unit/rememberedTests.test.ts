import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {memoryKey} from '../../scripts/verify/hashes.mjs';

it('keeps a remembered test in the pieces of its area, which Playwright makes without those that are skipped before', async () => {
  const file = 'tests/e2e/pages.spec.ts';
  const snapshot = path.join(mkdtempSync(path.join(tmpdir(), 'remembered-')), 'remembered.json');
  writeFileSync(snapshot, JSON.stringify([memoryKey(file, 'page /a/')]));
  vi.stubEnv('VERIFY_REMEMBERED', snapshot);
  const {createMemory} = await import('../e2e/support/memory');
  const [{annotation}] = createMemory(path.resolve(file)).one('page /a/', () => Promise.resolve());
  expect(annotation).toEqual([{type: 'remembered', description: memoryKey(file, 'page /a/')}]);
  vi.unstubAllEnvs();
});
