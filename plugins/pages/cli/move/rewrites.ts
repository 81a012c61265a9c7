import path from 'node:path';
import {escapeRegexp} from '@docusaurus/utils';

/** A page's address before and after: `react-data-grid/rows`. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** A page with its links to a page that moves led to its new file; the anchor behind them stays. */
export function withLinks(page: string, {from, to}: Move): string {
  return page.replaceAll(
    new RegExp(String.raw`(?<=\]\(|\]: )/${escapeRegexp(from)}/index\.mdx\b`, 'g'),
    () => `/${to}/index.mdx`,
  );
}

/** Source in which pages are named by their id or address, such as those of `sidebars/`. */
export function withId(source: string, {from, to}: Move): string {
  return source.replaceAll(
    new RegExp(`(['"])${escapeRegexp(from)}(/index|/)?\\1`, 'g'),
    (_, quote: string, index = '') => {
      return quote + to + String(index) + quote;
    },
  );
}

/** Whether a text names a page, by its id, its file or its address, and not only pages below it. */
export function namesPage(source: string, page: string): boolean {
  const end = String.raw`(?:/|/index(?:\.mdx|\.html|\.md)?)?(?:[#?]|['"\x60)\s])`;
  return new RegExp(String.raw`(?<![\w-])${escapeRegexp(page)}${end}`).test(source);
}

const relativeImport = /(?<=\bfrom '|\bimport '|\bimport\(')\.{1,2}\/[^']*(?=')/g;

/**
 * A module with its relative imports led to the same files as before.
 *
 * @param file of the module before, from the project's folder
 * @param moved where a path is after the move; the same for what stays
 */
export function withImports(source: string, file: string, moved: (path: string) => string): string {
  const folder = path.posix.dirname(file);
  const newFolder = path.posix.dirname(moved(file));
  return source.replaceAll(relativeImport, (specifier) => {
    const target = moved(path.posix.join(folder, specifier));
    const relative = path.posix.relative(newFolder, target);
    return relative.startsWith('.') ? relative : `./${relative}`;
  });
}

/** A page that says in its front matter where it is in an older version. */
export function withMovedFrom(page: string, address: string): string {
  if (/^movedFrom:$/m.test(page)) return page.replace(/^movedFrom:$/m, (line) => `${line}\n  - ${address}`);
  return page.replace(/^---\n(?<fields>.*?)^---$/ms, (_, fields: string) => {
    return `---\n${fields}movedFrom:\n  - ${address}\n---`;
  });
}
