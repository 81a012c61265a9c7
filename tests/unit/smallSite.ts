import {spawn} from 'node:child_process';
import {cpSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {addFiles, tempFolder} from './tempFolder';

/** A page of a small site that says the release of the packages that it runs on. */
export function releasePage(title: string, body: string): string {
  return [
    '---',
    `title: ${title}`,
    'sidebar_label: Page',
    'description: What a reader can do after reading this page.',
    '---',
    '',
    'The release is <PackageVersion name="@mui/x-data-grid" />.',
    '',
    body,
    '',
  ].join('\n');
}

/** What a build of the site needs beside its pages. */
const needed = [
  'config',
  'plugins',
  'src',
  'static',
  'i18n/zh/code.json',
  'i18n/zh/docusaurus-plugin-content-docs/current.json',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'sidebars',
  'sidebars.ts',
  'tsconfig.json',
  'versionsArchived.json',
];

/** A copy of this project with the given pages only, gone when the test ends; without history, as an archive is. */
export function smallSite(files: Readonly<Record<string, string>>): string {
  const folder = tempFolder();
  for (const name of needed) {
    cpSync(path.join(process.cwd(), name), path.join(folder, name), {recursive: true});
  }
  symlinkSync(path.join(process.cwd(), 'node_modules'), path.join(folder, 'node_modules'));
  // It lacks nearly all pages that were ever published.
  addFiles(folder, {'config/addresses.json': '[]', ...files});
  return folder;
}

/**
 * Builds one language of a site.
 *
 * @param environment variables above those that this process has
 * @returns `output` is everything that was printed
 */
export function buildSite(
  folder: string,
  locale: 'en' | 'zh',
  environment: Readonly<Record<string, string>> = {},
): Promise<{code: number; output: string}> {
  const cli = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const child = spawn(process.execPath, [cli, 'build', '--locale', locale, '--out-dir', 'out'], {
    cwd: folder,
    env: {...process.env, ...environment, NODE_ENV: 'production', FORCE_COLOR: '0'},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}
