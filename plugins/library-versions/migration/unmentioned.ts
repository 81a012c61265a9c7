import type {BreakingChange} from '../../api-reference/build';
import type {MigrationPage} from './readMigrationPage';

/** What inline code and code fences of a page say, as words: `DataGrid.rows` says `DataGrid` and `rows`. */
function collectWords({names, fences}: MigrationPage): Set<string> {
  const texts = [...names, ...fences.map(({code}) => code)];
  // Class names have hyphens, hence both readings.
  return new Set(texts.flatMap((text) => [...(text.match(/[\w-]+/g) ?? []), ...(text.match(/\w+/g) ?? [])]));
}

/** What a reader would look for: the old name of what was renamed. */
const oldName = ({kind, name, before}: BreakingChange): string =>
  kind === 'renamed' ? (before ?? name) : name;

/** The last part of what applications import: `context` of `@mui/x-charts/context`. */
const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Whether a page says a name and one of those that have it; of a module, its last part. */
function isMentioned(change: BreakingChange, words: ReadonlySet<string>): boolean {
  return words.has(lastPart(oldName(change))) && change.owners.some(({name}) => words.has(lastPart(name)));
}

/** `prop DataGrid.density (type)` */
function described(change: BreakingChange): string {
  const {kind, subject, owners} = change;
  const name = oldName(change);
  const owner = owners[0]?.name ?? name;
  return `${subject} ${owner === name ? name : `${owner}.${name}`} (${kind})`;
}

/** Changes that a page does not name, in words for its author. */
export function unmentioned(page: MigrationPage, changes: readonly BreakingChange[]): string[] {
  const words = collectWords(page);
  return changes
    .filter((change) => !isMentioned(change, words))
    .map((change) => `${page.page}: does not name ${described(change)}`);
}
