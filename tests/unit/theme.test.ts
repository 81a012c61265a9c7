import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../src/lib/node/listFiles';
import {tableBelow} from './markdownTable';

const themeDir = path.join('src', 'theme');

/** Where Docusaurus keeps what can be swizzled. */
const originals = ['theme-classic/lib/theme', 'core/lib/client/theme-fallback'];

/** A component of the theme: its name, its file and the kind that the file's first line states. */
type Component = {name: string; file: string; kind: string | undefined};

/** What `@theme/…` can name: folders with an `index`, and files that stand in the theme's folder itself. */
async function components(): Promise<Component[]> {
  const files = (await listFiles(themeDir)).filter(
    (file) => /(^|\/)index\.tsx?$/.test(file) || /^[^/.]+\.tsx?$/.test(file),
  );
  return files.map((file) => {
    const [line = ''] = readFileSync(path.join(themeDir, file), 'utf8').split('\n');
    return {
      name: file.replace(/(\/index)?\.tsx?$/, ''),
      file,
      kind: /^\/\/ (Wrapped|Ejected|Ours): \S.{10}/.exec(line)?.[1],
    };
  });
}

function hasOriginal(name: string): boolean {
  return originals.some((folder) => {
    const file = path.join('node_modules', '@docusaurus', folder, name);
    return existsSync(file) || existsSync(`${file}.js`);
  });
}

describe('src/theme', () => {
  it('says in the first line of every component what it is and why', async () => {
    const silent = (await components()).filter(({kind}) => kind === undefined).map(({file}) => file);
    expect(silent, 'must begin with "// Wrapped:", "// Ejected:" or "// Ours:" and the reason').toEqual([]);
  });

  it('lists every component in its README with the same kind, and no other', async () => {
    const listed = tableBelow(path.join(themeDir, 'README.md'), 'Components').map(([name, kind, why]) => {
      expect(why, `reason of ${name}`).not.toBe('');
      return `${name} ${kind}`;
    });
    expect(listed.sort()).toEqual((await components()).map(({name, kind}) => `${name} ${kind}`).sort());
  });

  it('calls "ours" what Docusaurus does not have, and nothing else', async () => {
    for (const {name, kind} of await components()) {
      expect(kind === 'Ours', `${name} is a component of Docusaurus: ${hasOriginal(name)}`).toBe(
        !hasOriginal(name),
      );
    }
  });

  it('calls "wrapped" what draws the original, and nothing else', async () => {
    for (const {name, file, kind} of await components()) {
      const text = readFileSync(path.join(themeDir, file), 'utf8');
      const drawsOriginal = new RegExp(`'@theme-(original|init)/${name}'`).test(text);
      expect(kind === 'Wrapped', `${name} imports its original: ${drawsOriginal}`).toBe(drawsOriginal);
    }
  });
});
