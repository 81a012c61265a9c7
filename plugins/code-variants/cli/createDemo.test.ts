import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {tempFolder} from '../../../tests/unit/tempFolder';
import {createDemo} from './createDemo';

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('new:demo', () => {
  const site = {'docs/react-charts/bars/index.mdx': ''};

  it('writes a demo beside its page and says how to show it', () => {
    const folder = tempFolder(site);
    const message = createDemo(folder, 'docs/react-charts/bars/index.mdx', 'BarsBasic', ['zh']);
    expect(message).toContain('<Demo name="BarsBasic" height={300} />');
    const text = read(folder, 'docs/react-charts/bars/_demos/BarsBasic.tsx');
    expect(text).toContain('export default function BarsBasic()');
    expect(() => createDemo(folder, 'react-charts/bars', 'BarsBasic', ['zh'])).toThrow('exists already');
  });

  it.each(['barsBasic', 'Bars-Basic', 'Bars.tailwind', '../Bars'])('refuses the name "%s"', (name) => {
    expect(() => createDemo(tempFolder(site), 'react-charts/bars', name, ['zh'])).toThrow(
      `"${name}" is no name of a demo`,
    );
  });

  it('names the nearest pages for one that does not exist', () => {
    expect(() => createDemo(tempFolder(site), 'react-charts/bar', 'BarsBasic', ['zh'])).toThrow(
      'There is no page "react-charts/bar". Nearest: react-charts/bars',
    );
  });
});
