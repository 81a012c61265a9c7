import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {DemoStyling} from '@theme/Demo';
import {closest} from 'fastest-levenshtein';
import {parsePagePath, sourceFolder} from '../translations/build';

/** Whether a page is the translation of another one, which owns the demos. */
export function isTranslated(pagePath: string): boolean {
  return parsePagePath(pagePath)?.language !== undefined;
}

/**
 * The folder of the source page that a page belongs to: translated pages use the demos of their source, since a
 * relative path would not resolve from `i18n/`.
 *
 * @param pagePath - path of the page's file, relative to the project, with `/`
 */
export function getSourceFolder(pagePath: string): string {
  const place = parsePagePath(pagePath);
  return path.posix.dirname(place ? `${sourceFolder(place.version)}/${place.file}` : pagePath);
}

/** The names of the files in a folder; none when there is no such folder. */
export function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** The demos among the files of a folder: `Name.tsx`, without the forms and data that stand beside it. */
export function demoNames(files: readonly string[]): string[] {
  return files.flatMap((file) => /^([A-Z]\w*)\.tsx$/.exec(file)?.[1] ?? []);
}

/** The stylings that a demo has, `system` first. */
export function listStylings(name: string, files: readonly string[]): DemoStyling[] {
  const others = (['tailwind', 'css'] as const).filter((styling) => files.includes(`${name}.${styling}.tsx`));
  return ['system', ...others];
}

/** The file of a demo in a styling: `Name.tailwind.tsx`. */
export function demoFile(name: string, styling: DemoStyling): string {
  return styling === 'system' ? `${name}.tsx` : `${name}.${styling}.tsx`;
}

/**
 * What is wrong with a page's demos.
 *
 * @param used - names in the order of the page
 * @param files - names of the files in the page's `_demos` folder
 * @param mayOmit - whether the page need not show them all, as a translation that is behind its source
 * @returns the place among `used` (absent for a file that no place is to blame for) and a sentence for the author
 */
export function demoProblems(
  used: readonly string[],
  files: readonly string[],
  mayOmit: boolean,
): {index?: number; message: string}[] {
  const names = demoNames(files);
  const unknown = used.flatMap((name, index) =>
    names.includes(name) ? [] : [{index, message: `Unknown demo "${name}": ${hintFor(name, names)}`}],
  );
  const repeated = used.flatMap((name, index) =>
    used.indexOf(name) < index ? [{index, message: `The demo "${name}" stands in this page already`}] : [],
  );
  const orphans = files.flatMap((file) => {
    const [, form, controlled] =
      /^(?:([A-Z]\w*)\.(?:tailwind\.tsx|css\.tsx|css)|(.+)\.controls\.ts)$/.exec(file) ?? [];
    const base = form ?? controlled;
    const needed = file.endsWith('.css') ? `${base}.css.tsx` : `${base}.tsx`;
    return base && !files.includes(needed) ? [{message: `_demos/${file} has no ${needed} beside it`}] : [];
  });
  const unused = names.flatMap((name) =>
    mayOmit || used.includes(name) ? [] : [{message: `No <Demo> of this page shows _demos/${name}.tsx`}],
  );
  return [...unknown, ...repeated, ...orphans, ...unused];
}

function hintFor(name: string, names: readonly string[]): string {
  return names.length > 0 ? `did you mean "${closest(name, [...names])}"?` : 'this page has no _demos folder';
}
