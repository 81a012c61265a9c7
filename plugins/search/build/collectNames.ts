import {
  memberKinds,
  plans,
  type MemberKind,
  type NamedMember,
  type NamedPage,
  type NamesFile,
  type OwnerKind,
} from '../format';
import type {SearchPage} from './readPage';

/** One line of the API's `index.json`. */
export interface IndexedName {
  readonly name: string;
  readonly kind: string;
  readonly product: string;
  readonly plan: string;
  /** Address of the JSON beside the page that it stands on. */
  readonly json: string;
}

/** The pages that hold members which have no page of their own. */
const lists = ['api-object', 'events', 'selectors'];

/** Where a name has many owners, the first is the cheapest component with the most to say: the one that people use. */
function byRank(pages: ReadonlyMap<string, SearchPage>): (a: NamedPage, b: NamedPage) => number {
  const kinds: readonly OwnerKind[] = ['component', 'list', 'hook', 'interface'];
  const size = ([, , path]: NamedPage) => pages.get(path)?.sections.length ?? 0;
  return (a, b) => kinds.indexOf(a[1]) - kinds.indexOf(b[1]) || a[3] - b[3] || size(b) - size(a);
}

/**
 * The names of the API reference with the anchors where its pages explain them.
 *
 * @param index - entries of `api/index.json`
 * @param pages - the pages of the part by their path below the base address
 * @throws Error when a page of the index is not in the build
 */
export function collectNames(
  index: readonly IndexedName[],
  pages: ReadonlyMap<string, SearchPage>,
): NamesFile {
  const owners = [...ownersIn(index, pages), ...listsIn(pages)].sort(byRank(pages));
  const members = new Map<string, Member>();
  for (const [number, [owner, , path, ownerPlan]] of owners.entries()) {
    const page = pages.get(path);
    if (!page) throw new Error(`api/index.json names ${owner}, but the build has no ${path}`);
    for (const {anchor, title, text, isMember, marks} of page.sections) {
      const [, prefix, rest = ''] = /^([a-z]+)-(.+)$/.exec(anchor) ?? [];
      const kind = memberKinds.find((one) => one === prefix);
      if (!isMember || !kind) continue;
      const name = kind === 'class' ? (classIn(text) ?? title) : title;
      const key = `${kind} ${name} ${rest}`;
      const known = members.get(key);
      if (known) known.pages.push(number);
      else members.set(key, {kind, name, anchor: rest, pages: [number], plan: getPlan(marks, ownerPlan)});
    }
  }
  dropRepeated(members, owners);
  const byKind: Partial<Record<MemberKind, NamedMember[]>> = {};
  for (const {kind, name, anchor, pages: has, plan} of members.values()) {
    (byKind[kind] ??= []).push(compact(name, has, plan, anchor));
  }
  return {pages: owners, members: byKind};
}

interface Member {
  readonly kind: MemberKind;
  readonly name: string;
  readonly anchor: string;
  readonly pages: number[];
  readonly plan: number;
}

/** Interfaces repeat what the lists explain: the same name is one result, in the list. */
function dropRepeated(members: Map<string, Member>, owners: readonly NamedPage[]): void {
  for (const {kind, name} of [...members.values()]) {
    if (kind !== 'method' && kind !== 'event') continue;
    const key = `prop ${name} ${name}`;
    const pages = members.get(key)?.pages ?? [];
    if (pages.every((page) => owners[page]?.[1] === 'interface')) members.delete(key);
  }
}

function compact(name: string, pages: number[], plan: number, anchor: string): NamedMember {
  if (anchor !== name) return [name, pages, plan, anchor];
  return plan > 0 ? [name, pages, plan] : [name, pages];
}

/** The class name in the text of an entry about a CSS class: `.MuiDataGrid-root`. */
function classIn(text: string): string | undefined {
  return /(?:^|\s)\.(Mui[\w-]+)/.exec(text)?.[1];
}

function ownersIn(index: readonly IndexedName[], pages: ReadonlyMap<string, SearchPage>): NamedPage[] {
  return index.flatMap(({name, kind, plan, json}): NamedPage[] => {
    const file = /\/(api\/.+)\.json$/.exec(json)?.[1];
    if (file === undefined || !isOwnerKind(kind)) return [];
    const path = `${file}/`;
    const description = pages.get(path)?.description ?? '';
    const known = [name, kind, path, planNumber(plan)] as const;
    return [description === '' ? known : [...known, description]];
  });
}

function isOwnerKind(kind: string): kind is OwnerKind {
  return kind === 'component' || kind === 'hook' || kind === 'interface';
}

/** Called by their addresses: their titles depend on the language, and this file does not. */
function listsIn(pages: ReadonlyMap<string, SearchPage>): NamedPage[] {
  return [...pages.keys()].flatMap((path): NamedPage[] => {
    const list = lists.find((one) => path.startsWith('api/') && path.endsWith(`/${one}/`));
    return list === undefined ? [] : [[list, 'list', path, 0]];
  });
}

/** A mark at the member itself counts; else it is as dear as the first component that has it. */
function getPlan(marks: readonly string[], ownerPlan: number): number {
  return Math.max(ownerPlan, ...marks.map(planNumber));
}

function planNumber(plan: string): number {
  return Math.max(
    plans.findIndex((one) => one === plan),
    0,
  );
}
