import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options} from 'prettier';
import type {DemoForms} from './demoForms';
import {codeStyle} from './javaScript';
import {shareWork, type ShareWork} from './shareWork';

/** What decides how code looks, besides the demo: a change of the modules here makes kept results worthless. */
function makers(): string[] {
  const beside = readdirSync(__dirname).filter((name) => /^\w+\.ts$/.test(name));
  return [...beside.sort(), 'project/findImports.ts'].map((name) => path.join(__dirname, name));
}

/** What the code of all demos of a build has in common. */
export interface CodeTools {
  /** Absolute path of the project. */
  readonly siteDir: string;
  /** Changes with this plugin's own steps, with the style of code and with the version of any installed package. */
  readonly key: string;
  /** How the code is formatted. */
  readonly style: Options;
  /** Lets the bundles, and the modules of a demo, wait for work that one of them has begun. */
  readonly share: ShareWork<DemoForms>;
}

/**
 * Reads once what would be the same for every demo; the lock file alone is large enough to be most of the work on a
 * demo that was made before.
 *
 * @param siteDir - absolute path of the project
 * @throws an error when the project has no package-lock.json
 */
export async function codeTools(siteDir: string): Promise<CodeTools> {
  const style = await codeStyle(siteDir);
  const hash = createHash('sha256').update(JSON.stringify(style));
  for (const file of [...makers(), path.join(siteDir, 'package-lock.json')]) {
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return {siteDir, key: hash.digest('hex'), style, share: shareWork()};
}
