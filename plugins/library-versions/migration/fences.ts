import path from 'node:path';
import {checkCode} from './fenceProgram';
import type {MigrationPage, VersionFence} from './readMigrationPage';

/** Code of a page, with the page that it stands on. */
export interface PageFence extends VersionFence {
  page: string;
}

/** Where the packages of code are. */
export interface FencePackages {
  /** Absolute path of the folder whose `node_modules` the code imports from. */
  root: string;
  /** Folders that stand in for packages by name, as `checkCode` takes them. */
  aliases: Readonly<Record<string, string>>;
}

/** The code of one side of a page. */
export function selectFences({page, fences}: MigrationPage, when: VersionFence['when']): PageFence[] {
  return fences.filter((fence) => fence.when === when).map((fence) => ({...fence, page}));
}

/**
 * The date adapter that code imports: it decides what a date is for all code beside it. Code that imports none goes
 * with the adapter of most pages.
 */
const findAdapter = (code: string): string =>
  /x-date-pickers\/(Adapter\w+)'/.exec(code)?.[1] ?? 'AdapterDayjs';

/** What the compiler says about code for the same packages, one program for each date adapter. */
export function fenceFaults(fences: readonly PageFence[], {root, aliases}: FencePackages): string[] {
  const byFile = new Map(
    fences.map((fence) => [path.join(root, 'docs', fence.page, `line-${fence.line}.tsx`), fence]),
  );
  const adapters = [...new Set(fences.map(({code}) => findAdapter(code)))];
  return adapters.flatMap((adapter) => {
    const codes = [...byFile].filter(([, {code}]) => findAdapter(code) === adapter);
    return checkCode(
      root,
      codes.map(([file, {code}]) => ({file, code})),
      aliases,
    ).map(({file, line, message}) => {
      const fence = byFile.get(file);
      return `docs/${fence?.page}/index.mdx:${(fence?.line ?? 0) + line}: ${fence?.version}: ${message}`;
    });
  });
}
