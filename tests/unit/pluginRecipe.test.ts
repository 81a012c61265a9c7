import {existsSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {loadSite} from '@docusaurus/core/lib/server/site';
import {loadThemeAliases} from '@docusaurus/core/lib/webpack/aliases';
import type {LoadedPlugin} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {run} from '../../src/lib/node/run.mjs';
import {tableBelow} from './markdownTable';
import {tempFolder} from './tempFolder';

/** A plugin as `plugins/README.md` says that one is made, with its options, a module and a component. */
const greeting = {
  'plugins/greeting/index.ts': `import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {themePaths} from '../../src/lib/node/themePaths';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

const pluginName = 'docusaurus-plugin-greeting';

/** Greets the reader. */
export default function greetingPlugin({generatedFilesDir}: LoadContext, {text}: PluginOptions): Plugin {
  const settings = path.join(generatedFilesDir, pluginName, 'default', 'settings.json');
  return {
    name: pluginName,
    ...themePaths(__dirname),
    async contentLoaded({actions}) {
      await actions.createData('settings.json', {text});
    },
    configureWebpack() {
      return {resolve: {alias: {'@greeting-settings': settings}}};
    },
  };
}
`,
  'plugins/greeting/options.ts': `import {Joi} from '@docusaurus/utils-validation';
import {optionReaders} from '../../src/lib/node/optionReaders';

export interface PluginOptions {
  readonly id: string;
  readonly text: string;
}

export type Options = Partial<Omit<PluginOptions, 'id'>>;

const schema = Joi.object<PluginOptions>({text: Joi.string().default('Hello')});

export const {validateOptions} = optionReaders<Options, PluginOptions>(schema);
`,
  'plugins/greeting/plugin-greeting.d.ts': `declare module '@theme/Greeting' {
  import type {ReactNode} from 'react';

  export default function Greeting(): ReactNode;
}

declare module '@greeting-settings' {
  const settings: {readonly text: string};
  export default settings;
}
`,
  'plugins/greeting/theme/Greeting/index.tsx': `import React, {type ReactNode} from 'react';
import settings from '@greeting-settings';

/** A sentence for the reader. */
export default function Greeting(): ReactNode {
  return <p>{settings.text}</p>;
}
`,
  'src/Page.tsx': `import React from 'react';
import Greeting from '@theme/Greeting';

export default () => <Greeting />;
`,
};

/** A site of nothing but this plugin. */
function siteWith(registered: string, files: Readonly<Record<string, string>> = {}): string {
  const siteDir = tempFolder({
    ...greeting,
    'docusaurus.config.ts': `import type {Options} from './plugins/greeting/options';

export default {
  title: 'Site',
  url: 'https://example.com',
  baseUrl: '/',
  plugins: [${registered}],
};

export type {Options};
`,
    'package.json': readFileSync('package.json', 'utf8'),
    'tsconfig.json': JSON.stringify({
      extends: path.resolve('tsconfig.json'),
      compilerOptions: {paths: {'@site/*': ['./*']}},
      include: ['**/*.ts', '**/*.tsx'],
      exclude: ['node_modules', '.docusaurus', 'src/lib'],
    }),
    ...files,
  });
  symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  symlinkSync(path.resolve('src/lib'), path.join(siteDir, 'src/lib'));
  return siteDir;
}

const ours = (plugins: readonly LoadedPlugin[]) =>
  plugins.filter(({name}) => name === 'docusaurus-plugin-greeting');

describe('a plugin by the recipe of plugins/README.md', () => {
  it('has the files that the table names', () => {
    const parts = tableBelow('plugins/README.md', 'The shape of a plugin').map(([cell = '']) => cell);
    expect(parts).toEqual(expect.arrayContaining(['index.ts', 'options.ts', 'plugin-<name>.d.ts', 'theme/']));
  });

  it('is found with its options, its data and its components', async () => {
    const siteDir = siteWith("['./plugins/greeting/index.ts', {text: 'Good day'} satisfies Options]");
    const {props} = await loadSite({siteDir});
    const [plugin] = ours(props.plugins);
    expect(plugin?.options).toEqual({id: 'default', text: 'Good day'});
    const data = path.join(siteDir, '.docusaurus/docusaurus-plugin-greeting/default/settings.json');
    expect(existsSync(data) && JSON.parse(readFileSync(data, 'utf8'))).toEqual({text: 'Good day'});
    const aliases = await loadThemeAliases({siteDir, plugins: props.plugins});
    expect(aliases['@theme/Greeting']).toBe(path.join(siteDir, 'plugins/greeting/theme/Greeting/index.tsx'));
  }, 60_000);

  it('takes its defaults, and refuses an option that it has not', async () => {
    const {props} = await loadSite({siteDir: siteWith("'./plugins/greeting/index.ts'")});
    expect(ours(props.plugins)[0]?.options).toEqual({id: 'default', text: 'Hello'});
    const wrong = siteWith("['./plugins/greeting/index.ts', {txt: 'Good day'}]");
    await expect(loadSite({siteDir: wrong})).rejects.toThrow('"txt" is not allowed');
  }, 60_000);

  it('is registered with its file: a bare folder does not resolve', async () => {
    await expect(loadSite({siteDir: siteWith("'./plugins/greeting'")})).rejects.toThrow(/plugins\/greeting/);
  }, 60_000);

  it('has the types that it declares', async () => {
    const compiler = path.resolve('node_modules/typescript-native/bin/tsc');
    const check = (siteDir: string) =>
      run(process.execPath, [compiler, '--noEmit', '-p', siteDir], {quiet: true});
    const registered = "['./plugins/greeting/index.ts', {text: 'Good day'} satisfies Options]";
    expect(await check(siteWith(registered))).toEqual({code: 0, output: ''});
    const {code, output} = await check(siteWith(registered.replace('text', 'txt')));
    expect(code).not.toBe(0);
    expect(output).toContain("'txt' does not exist in type");
  }, 120_000);
});
