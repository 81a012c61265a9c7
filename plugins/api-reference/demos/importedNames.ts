/** `import {A, type B as C} from 'x'` and `import A, {B} from 'x'`, as the formatter writes them. */
const statement = /^import\s+(?:type\s+)?([^'";]*?)\s+from\s+(['"])([^'"\n]+)\2/gm;

/**
 * The names that a module imports from the documented packages, as they are exported: `DataGrid` for
 * `import DataGrid from '@mui/x-data-grid/DataGrid'` as well.
 *
 * @param packages - npm names of the documented packages
 */
export function importedNames(source: string, packages: ReadonlySet<string>): string[] {
  const names = [...source.matchAll(statement)].flatMap((match) => {
    const [, clause = '', , specifier = ''] = match;
    const parts = specifier.split('/');
    if (!packages.has(parts.slice(0, 2).join('/'))) {
      return [];
    }
    const [before = '', inside] = clause.split(/[{}]/);
    const isDefault = /^\w+/.test(before.trim());
    return [
      ...(isDefault ? [parts.at(-1) ?? ''] : []),
      ...(inside ?? '').split(',').map(
        (item) =>
          item
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/)[0] ?? '',
      ),
    ];
  });
  return [...new Set(names)].filter((name) => /^\w+$/.test(name));
}
