import type {BreakingChange} from '../diff/breaking';
import type {ApiDifference} from '../diff/difference';
import type {ApiChange, ChangeSubject} from '../diff/types';
import type {ApiProduct} from '../model/types';

/** Items with the same owners in one row, so that three plans of one component are one. */
export function rowsByOwners<Item>(
  items: readonly Item[],
  ownersOf: (item: Item) => BreakingChange['owners'],
): Map<string, {owners: BreakingChange['owners']; items: Item[]}> {
  const rows = new Map<string, {owners: BreakingChange['owners']; items: Item[]}>();
  for (const item of items) {
    const owners = ownersOf(item);
    const key = owners.map(({name}) => name).join(' ');
    const row = rows.get(key) ?? {owners, items: []};
    row.items.push(item);
    rows.set(key, row);
  }
  return rows;
}

/** New members by what has them; a member that several components got at once stands there once. */
export function newMembers(
  changes: readonly ApiChange[],
): (ApiChange & {owners: BreakingChange['owners']})[] {
  const members = new Map<string, ApiChange & {owners: BreakingChange['owners']}>();
  for (const change of changes) {
    const member = members.get(change.name) ?? {...change, owners: []};
    member.owners.push({name: change.owner, page: change.page});
    members.set(change.name, member);
  }
  return [...members.values()];
}

/** What a product's newer packages have and the older ones had not. */
export function added(difference: ApiDifference, product: ApiProduct, subject: ChangeSubject): ApiChange[] {
  return difference.changes.filter(
    (change) => change.kind === 'added' && change.product === product && change.subject === subject,
  );
}
