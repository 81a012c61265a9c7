import type {BlockContent, PhrasingContent} from 'mdast';
import {inlineCode, joined, link, onOneLine, paragraph, table} from '../../../src/mdx/markdownNodes';
import {breakingChanges, getOwner, type BreakingChange, type ChangeOwner} from '../diff/breaking';
import type {ApiChange, ApiDifference, ChangeSubject} from '../diff/types';
import {groupBy} from '../../../src/lib/groupBy';
import type {ApiProduct} from '../model/types';
import {changePath} from '../view/changesView';

/** What a page can list with `<ChangeTable of="…" />`, and how many columns it has; 0: one paragraph of names. */
export const changeTables = {
  exports: 0,
  modules: 0,
  moved: 3,
  removed: 2,
  renamed: 3,
  types: 4,
  defaults: 4,
  required: 2,
  'new-components': 0,
  'new-hooks': 0,
  'new-types': 0,
  'new-props': 2,
  'new-properties': 2,
  'new-slots': 2,
  'new-events': 0,
} as const;

export type ChangeTableName = keyof typeof changeTables;

/** How prose writes a name, so that a reader sees what it belongs to. */
function written(subject: BreakingChange['subject'], name: string): PhrasingContent {
  switch (subject) {
    case 'slot':
      return inlineCode(`slots.${name}`);
    case 'class':
      return inlineCode(`.${name}`);
    default:
      return inlineCode(name);
  }
}

const listed = (parts: readonly PhrasingContent[]): PhrasingContent[] =>
  joined(
    parts.map((part) => [part]),
    ', ',
  );

/** Everything that has a change, each with its page where the newer version has one. */
function ownerLinks(owners: readonly ChangeOwner[], difference: ApiDifference): PhrasingContent[] {
  const pages = new Set(difference.models.after.pages.map(({product, slug}) => `${product}/${slug}`));
  const unique = [...new Map(owners.map((owner) => [owner.name, owner])).values()];
  return listed(
    unique.map(({name, page}) =>
      page !== null && pages.has(page) ? link(`/api/${page}/`, inlineCode(name)) : inlineCode(name),
    ),
  );
}

/** A type or value on one line, because a cell of a table has no other. */
const code = (value: string | null): PhrasingContent[] =>
  value === null ? [] : onOneLine([inlineCode(value)]);

const newSubjects: Readonly<Partial<Record<ChangeTableName, ChangeSubject>>> = {
  'new-components': 'component',
  'new-hooks': 'hook',
  'new-types': 'interface',
  'new-props': 'prop',
  'new-properties': 'property',
  'new-slots': 'slot',
  'new-events': 'event',
};

const entry = (change: ApiChange): PhrasingContent => {
  const path = changePath(change);
  const name = written(change.subject, change.name);
  return path === undefined ? name : link(`/${path}`, name);
};

/** What a product's newer packages have and the older ones had not; what several components got at once stands there once. */
function newMembers({changes}: ApiDifference, product: ApiProduct, subject: ChangeSubject) {
  const added = changes.filter(
    (change) => change.kind === 'added' && change.product === product && change.subject === subject,
  );
  return [...groupBy(added, ({name}) => name).values()].map((group) => ({
    ...group[0],
    owners: group.map(getOwner),
  }));
}

/** A row for all items with the same owners, so that three plans of one component are one. */
function rowsByOwners<Item extends {owners: readonly ChangeOwner[]}>(
  items: readonly Item[],
  difference: ApiDifference,
  getName: (item: Item) => PhrasingContent,
): PhrasingContent[][][] {
  const rows = groupBy(items, ({owners}) => owners.map(({name}) => name).join(' '));
  return [...rows.values()].map((row) => [ownerLinks(row[0].owners, difference), listed(row.map(getName))]);
}

function breakingCells(change: BreakingChange, difference: ApiDifference): PhrasingContent[][] {
  const {subject, name, before, after, owners} = change;
  return [[written(subject, name)], ownerLinks(owners, difference), code(before), code(after)];
}

/** The cells of a table, or one paragraph where it has no columns. */
function createCells(
  name: ChangeTableName,
  product: ApiProduct,
  difference: ApiDifference,
): PhrasingContent[][][] {
  const subject = newSubjects[name];
  if (subject !== undefined) {
    const members = newMembers(difference, product, subject);
    return changeTables[name] === 0
      ? [[listed(members.map(entry))]]
      : rowsByOwners(members, difference, entry);
  }
  const changes = breakingChanges(difference, product);
  const removed = changes.filter(({kind}) => kind === 'removed');
  const selectKind = (kind: BreakingChange['kind']) =>
    changes.filter((each) => each.kind === kind).map((each) => breakingCells(each, difference));
  switch (name) {
    case 'exports':
    case 'modules': {
      const what = name === 'exports' ? 'export' : 'module';
      const gone = removed.filter((each) => each.subject === what);
      return [[listed(gone.map((each) => inlineCode(each.name)))]];
    }
    case 'moved':
      return selectKind('moved').map(([member = [], , before = [], after = []]) => [member, before, after]);
    case 'removed': {
      const members = removed.filter((each) => each.subject !== 'export' && each.subject !== 'module');
      return rowsByOwners(members, difference, (item) => written(item.subject, item.name));
    }
    case 'renamed':
      return selectKind('renamed').map(([, owners = [], before = [], after = []]) => [owners, before, after]);
    case 'types':
      return selectKind('type');
    case 'defaults':
      return selectKind('default');
    case 'required':
      return selectKind('required').map(([member = [], owners = []]) => [member, owners]);
    default:
      return [];
  }
}

/**
 * A list of what lies between two versions, made when the page is.
 *
 * @param heads - text of each column; none for a list that is a paragraph
 * @throws an error when the number of heads is another one, and when the list is empty
 */
export function changeTable(
  difference: ApiDifference,
  product: ApiProduct,
  name: ChangeTableName,
  heads: readonly string[],
): BlockContent {
  const columns = changeTables[name];
  if (heads.length !== columns) {
    throw new Error(`A list of ${name} has ${columns} columns, but "columns" names ${heads.length}`);
  }
  const cells = createCells(name, product, difference);
  const isEmpty = cells.length === 0 || cells.every((row) => row.every((cell) => cell.length === 0));
  if (isEmpty) {
    throw new Error(`There is nothing to list as ${name} of ${product}`);
  }
  return columns === 0 ? paragraph(...(cells[0]?.[0] ?? [])) : table(heads, cells);
}
