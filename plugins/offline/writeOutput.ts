import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {appManifest} from './appManifest';
import type {OfflineList} from './list';
import {listFile} from './names';
import type {PluginOptions} from './options';
import {stampWorker} from './stamp';
import {switchOffScript} from './switchOff';

/** The worker of plugin-pwa, and what it loads. */
const workerFile = /^(?:\d+\.)?sw\.js$/;

/** Build id of a worker that nobody has stamped: the output of Docusaurus alone. */
const unassembled = 'unassembled';

/**
 * Writes what a part of the site has for reading offline: the worker with its stamp, the worker that switches it off,
 * the web app manifest, and the list of files, which `build/writeOfflineFiles.ts` fills once all files are there.
 *
 * An older version, which lies below the scope of its language's worker, has neither a worker nor an app of its own.
 *
 * @param folder the output of Docusaurus, with the worker that plugin-pwa has bundled
 */
export async function writeOutput(
  {baseUrl, i18n, codeTranslations: texts}: LoadContext,
  {version, enabled, colors, bases}: PluginOptions,
  folder: string,
): Promise<void> {
  const language = i18n.currentLocale;
  const lang = i18n.localeConfigs[language]?.htmlLang ?? language;
  const worker = path.join(folder, 'sw.js');
  const base = bases[language] ?? baseUrl;
  const list: OfflineList = {language, version, path: baseUrl, build: '', files: []};
  if (base === baseUrl) {
    const switchOff = switchOffScript(language);
    const stamp = {language, versions: [{name: version, path: base, build: unassembled}]} as const;
    await writeFile(worker, enabled ? stampWorker(await readFile(worker, 'utf8'), stamp) : switchOff);
    await writeFile(path.join(folder, 'sw-off.js'), switchOff);
  } else {
    const files = await readdir(folder);
    await Promise.all(
      files.filter((file) => workerFile.test(file)).map((file) => rm(path.join(folder, file))),
    );
  }
  await writeFile(path.join(folder, listFile), JSON.stringify(list));
  await writeFile(
    path.join(folder, 'manifest.webmanifest'),
    JSON.stringify(appManifest({base, lang, colors, texts})),
  );
}
