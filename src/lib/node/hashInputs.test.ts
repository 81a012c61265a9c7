import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {importGraph} from '../../../tests/unit/importGraph';
import {addFiles, tempFolder} from '../../../tests/unit/tempFolder';
import {hashInputs, selectVariables} from './hashInputs';

const inputs = ['docs', 'versions.json', 'missing'];
const files = {'docs/a/index.mdx': 'a', 'docs/b.mdx': 'b', 'versions.json': 's'};

describe('hashInputs', () => {
  it('is the same for the same tree and changes with content, name, and facts', async () => {
    const root = tempFolder(files);
    const first = await hashInputs(root, inputs, {version: '1'});
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashInputs(tempFolder(files), inputs, {version: '1'})).toBe(first);
    expect(await hashInputs(root, inputs, {version: '2'})).not.toBe(first);
    addFiles(root, {'docs/b.mdx': 'c'});
    expect(await hashInputs(root, inputs, {version: '1'})).not.toBe(first);
    rmSync(path.join(root, 'docs/b.mdx'));
    addFiles(root, {'docs/renamed.mdx': 'b'});
    expect(await hashInputs(root, inputs, {version: '1'})).not.toBe(first);
  });

  it('counts a new file but neither a test nor a file outside the inputs', async () => {
    const root = tempFolder(files);
    const first = await hashInputs(root, inputs, {});
    addFiles(root, {'docs/a.test.ts': 't', 'other.ts': 'o'});
    expect(await hashInputs(root, inputs, {})).toBe(first);
    addFiles(root, {'docs/c.mdx': ''});
    expect(await hashInputs(root, inputs, {})).not.toBe(first);
  });
});

describe('what pages depend on', () => {
  it('is neither a command of a plugin nor what a server does for it', async () => {
    const root = tempFolder({'plugins/feedback/index.ts': 'i'});
    const first = await hashInputs(root, ['plugins'], {});
    addFiles(root, {
      'plugins/feedback/cli/report.ts': 'r',
      'plugins/feedback/cli/mcp/server.ts': 's',
      'plugins/feedback/server/feedbackFolder.mjs': 'f',
      'plugins/feedback/page.fixture.tsx': 'p',
    });
    expect(await hashInputs(root, ['plugins'], {})).toBe(first);
    addFiles(root, {'plugins/feedback/build/server.ts': 'b'});
    expect(await hashInputs(root, ['plugins'], {})).not.toBe(first);
  });

  const plugins = readdirSync('plugins').map((name) => `plugins/${name}/index.ts`);

  it.each(['docusaurus.config.ts', ...plugins.filter((file) => existsSync(file))])(
    '%s imports of commands their list alone',
    (entry) => {
      const files = [...importGraph(process.cwd(), entry).keys()];
      const apart = files.filter((file) => /^plugins\/[^/]+\/(?:cli|server)\//.test(file));
      expect(apart.filter((file) => !/\/cli\/(?:\w+\/)?index\.ts$/.test(file))).toEqual([]);
    },
  );
});

describe('selectVariables', () => {
  it('takes what matches and is set', () => {
    const env = {SITE_URL: 'u', HOME: 'h', SITE_NONE: undefined, MUI_X_LICENSE_KEY: 'k'};
    expect(selectVariables(env, [/^SITE_/, /^MUI_X_LICENSE_KEY$/])).toEqual({
      SITE_URL: 'u',
      MUI_X_LICENSE_KEY: 'k',
    });
  });
});
