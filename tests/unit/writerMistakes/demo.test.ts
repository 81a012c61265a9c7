import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {importedFiles} from '../../../plugins/code-variants/importedFiles';
import {codeStyle, toJavaScript} from '../../../plugins/code-variants/javaScript';
import {tempFolder} from '../tempFolder';
import {demoFile, getModuleMessage, thrown} from './messages';

describe('a mistake in a demo', () => {
  const file = demoFile('RowHeight.tsx');

  it('that does not parse, with the lines around it', async () => {
    const siteDir = tempFolder();
    const source = 'const a = 1;\nconst b = 2;\nconst c = 3;\nconst d = ;\nconst e = 5;\nconst f = 6;\n';
    const error = await thrown(async () =>
      toJavaScript(source, path.join(siteDir, file), await codeStyle(siteDir)),
    );
    expect(getModuleMessage(siteDir, error, file)).toBe(
      [
        `${file}:4:11: Unexpected token`,
        '  2 | const b = 2;',
        '  3 | const c = 3;',
        '> 4 | const d = ;',
        '    |           ^',
        '  5 | const e = 5;',
      ].join('\n'),
    );
  });

  it('whose second file is not there', async () => {
    const siteDir = tempFolder({
      [file]: "import {rows} from './orderServr';\n",
      [demoFile('orderServer.ts')]: '',
    });
    const error = await thrown(() => readFileSync(path.join(siteDir, demoFile('orderServr.ts'))));
    expect(getModuleMessage(siteDir, error, file)).toBe(
      `${file}:1:21: there is no file ./orderServr; nearest: ./orderServer`,
    );
  });

  it('that imports what no reader can have', async () => {
    const error = await thrown(() => importedFiles("import {rows} from '../rows';\n"));
    expect(getModuleMessage(tempFolder(), error, file)).toBe(
      `${file}:1:1: A demo imports "./name" or "../other-page/_demos/name" for name.ts, "./name.css" and "./name.json", not "../rows"`,
    );
  });

  it('with half a preview', () => {
    const siteDir = tempFolder();
    expect(getModuleMessage(siteDir, new Error('Line 3: #preview-end without its counterpart'), file)).toBe(
      `${file}:3:1: #preview-end without its counterpart`,
    );
  });

  it('whose controls are wrong', () => {
    const controls = demoFile('RowHeight.controls.ts');
    const loader = 'plugins/code-variants/controls/controlsLoader.cjs';
    expect(getModuleMessage(tempFolder(), new Error('"controls" is required'), controls, loader)).toBe(
      `${controls}:1:1: "controls" is required`,
    );
  });
});
