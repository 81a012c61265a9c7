import type {BreakingChange} from '../../api-reference/build';
import type {MigrationPage} from './readMigrationPage';

const tableByKind: Readonly<Record<BreakingChange['kind'], string>> = {
  removed: 'removed',
  moved: 'moved',
  renamed: 'renamed',
  type: 'types',
  default: 'defaults',
  required: 'required',
};

/** The lists that a page must show, so that nothing of the difference is missing. */
function neededTables(changes: readonly BreakingChange[]): Set<string> {
  const tables = changes.map(({kind, subject}) => {
    if (kind !== 'removed') return tableByKind[kind];
    return subject === 'export' || subject === 'module' ? `${subject}s` : tableByKind[kind];
  });
  return new Set(tables);
}

/**
 * What is wrong with the form of a page: a list of changes that it lacks, TypeScript of no version, and code before
 * without code after it.
 *
 * @param versions - ids of the older and the newer packages
 */
export function formFaults(
  page: MigrationPage,
  changes: readonly BreakingChange[],
  versions: {before: string; after: string},
): string[] {
  const at = (line: number) => `docs/${page.page}/index.mdx:${line}`;
  const missing = [...neededTables(changes)].filter((table) => !page.tables.includes(table));
  const strangers = page.fences.filter(({when, version}) => version !== versions[when]);
  const lonely = page.fences.filter(({when}, index) => {
    const neighbor = page.fences[when === 'before' ? index + 1 : index - 1];
    return neighbor === undefined || neighbor.when === when;
  });
  return [
    ...missing.map((table) => `${at(1)}: needs <ChangeTable of="${table}" … />`),
    ...page.unversioned.map(
      ({line}) =>
        `${at(line)}: code needs title="Before (${versions.before})" or title="After (${versions.after})"`,
    ),
    ...strangers.map(({when, line}) => `${at(line)}: code ${when} is not ${versions[when]}`),
    ...lonely.map(({when, line}) => `${at(line)}: code ${when} stands alone`),
  ];
}
