/**
 * The module under which Node finds what the bundler calls by the package's own name.
 *
 * @param source - such as `@mui/x-data-grid/locales`
 * @param folders - packages that are installed under other names, with these
 */
export function installedModule(source: string, folders: Readonly<Record<string, string>>): string {
  const name = source.split('/', source.startsWith('@') ? 2 : 1).join('/');
  return (folders[name] ?? name) + source.slice(name.length);
}

/**
 * The exports of the modules. An older version may lack one of them, as the charts did before version 8.
 *
 * @param require - Node's, from the project's folder
 * @throws Node's error for a module of the current version that is not there
 */
export function readModules(
  sources: readonly string[],
  folders: Readonly<Record<string, string>>,
  require: NodeJS.Require,
): Record<string, unknown> {
  const read = sources.flatMap((source): [string, unknown][] => {
    const request = installedModule(source, folders);
    if (request !== source && !isThere(request, require)) return [];
    return [[source, require(request)]];
  });
  return Object.fromEntries(read);
}

function isThere(request: string, require: NodeJS.Require): boolean {
  try {
    require.resolve(request);
    return true;
  } catch {
    return false;
  }
}
