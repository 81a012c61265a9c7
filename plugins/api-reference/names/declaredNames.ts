import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const declaration =
  /^\s*(?:export\s+)(?:declare\s+)?(?:default\s+)?(?:abstract\s+)?(?:const|let|var|function|class|enum|type|interface)\s+(\w+)/gm;
const exportList = /^\s*export\s+(?:type\s+)?\{([^}]*)\}/gm;

/** Names that a declaration file exports. */
export function exportsIn(source: string): string[] {
  const declared = [...source.matchAll(declaration)].map((match) => match[1] ?? '');
  const listed = [...source.matchAll(exportList)].flatMap((match) =>
    (match[1] ?? '').split(',').map(
      (item) =>
        item
          .trim()
          .split(/\s+as\s+/)
          .at(-1)
          ?.replace(/^type\s+/, '') ?? '',
    ),
  );
  return [...declared, ...listed].filter((name) => /^\w+$/.test(name));
}

/**
 * Every name that the packages' declarations export: prose may name it, though not all of them have a page.
 *
 * @param folders - absolute paths of the packages
 */
export function declaredNames(folders: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      // `esm` and the like repeat the declarations of the root.
      if (entry.endsWith('.d.ts') && !/(^|[\\/])(esm|modern|node_modules)[\\/]/.test(entry)) {
        exportsIn(readFileSync(path.join(folder, entry), 'utf8')).forEach((name) => names.add(name));
      }
    }
  }
  return names;
}
