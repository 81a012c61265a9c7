/**
 * `import … from 'x'`, `export … from 'x'` and `import 'x'` at the start of a line, where the formatter puts them. The
 * middle holds no quote, equals sign or semicolon, so that a match never reaches into another statement.
 */
const statement = /^(?:import|export)\b(?:[^'"`=;]*?\bfrom)?\s*(['"])([^'"\n]+)\1/gm;

/** `import('x')` anywhere. */
const call = /\bimport\(\s*(['"])([^'"\n]+)\1/g;

/**
 * The specifiers that a formatted TypeScript or JavaScript module imports, in the order of their first appearance.
 *
 * Read with two patterns and not with a parser, because this runs in the reader's browser, on edited code as well; a
 * test compares it with the TypeScript compiler over every demo of the site.
 */
export function findImports(source: string): string[] {
  const found = [...source.matchAll(statement), ...source.matchAll(call)];
  return [...new Set(found.map((match) => match[2] ?? ''))];
}

/** Whether the specifier is a file beside the importing one. */
export function isRelative(specifier: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(specifier);
}

/** `@mui/material/Box` → `@mui/material`, `react-dom/client` → `react-dom`. */
export function getPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * The date library that the entry point of a date adapter needs and its package names only as an optional peer:
 * `@mui/x-date-pickers/AdapterDateFnsV2` → `date-fns`, `…/AdapterMomentHijri` → `moment-hijri`.
 */
export function getAdapterLibrary(specifier: string): string | undefined {
  const adapter = /\/Adapter([A-Z][A-Za-z]*?)(?:V\d+)?$/.exec(specifier)?.[1];
  return adapter?.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
}

/** The packages that a module needs: those it imports, and the date library of a date adapter. */
export function findPackages(source: string): string[] {
  const specifiers = findImports(source).filter((specifier) => !isRelative(specifier));
  const names = specifiers.flatMap((specifier) => [
    getPackageName(specifier),
    getAdapterLibrary(specifier) ?? [],
  ]);
  return [...new Set(names.flat())];
}

const component = /^import\s*\{[^}]*\bIcon\b[^}]*\}\s*from\s*(['"])@mui\/material\1/m;

/**
 * Whether a demo draws icons with a font: it uses the library's component for them. SVG icons, which are all others,
 * need no font.
 *
 * @param source - text of the demo
 */
export function usesFontIcons(source: string): boolean {
  return component.test(source) || findImports(source).includes('@mui/material/Icon');
}
