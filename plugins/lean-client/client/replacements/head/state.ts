import {Children, Fragment, isValidElement, type ReactNode} from 'react';

/** Attributes by their names in HTML; `innerHTML` stands for the text of the element. */
export type Attributes = Readonly<Record<string, string>>;

/** What one `<Head>` says, or all of them: elements of which there is one, and lists of the others, by name. */
export interface HeadState {
  readonly single: Readonly<Record<string, Attributes>>;
  readonly lists: Readonly<Record<string, readonly Attributes[]>>;
}

type Props = {readonly children?: ReactNode};

/** By which attributes elements are compared; one that has none of them is left out. */
const identity: Readonly<Record<string, readonly string[]>> = {
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['innerHTML'],
  script: ['src', 'innerHTML'],
  style: ['innerHTML'],
};

/** The names of React that differ from those of HTML by more than capitals. */
const htmlNames: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/** An empty text says that a title has none. An attribute without value is empty, as is a false one of `html`. */
function toAttributes(props: Props, isSingle: boolean): Attributes {
  const attributes: Record<string, string> = isSingle ? {innerHTML: ''} : {};
  for (const [name, value] of Object.entries<unknown>(props)) {
    const isEmpty = isSingle ? !value : value === undefined;
    if (name !== 'children') attributes[htmlNames[name] ?? name.toLowerCase()] = isEmpty ? '' : String(value);
    else if (value) attributes.innerHTML = (Array.isArray(value) ? value : [value]).join('');
  }
  return attributes;
}

/**
 * Reads the children of one `<Head>`. The elements beside a fragment replace those of their name inside of it, since that
 * is what the library does, which the server keeps: both have to say the same. The server has refused, at build,
 * what is no element of a head.
 */
export function readHead(children: ReactNode, outer: HeadState = {single: {}, lists: {}}): HeadState {
  let {single, lists} = outer;
  const found: Record<string, Attributes[]> = {};
  Children.forEach(children, (child) => {
    if (!isValidElement<Props>(child)) return;
    const {type, props} = child;
    if (type === Fragment) ({single, lists} = readHead(props.children, {single, lists}));
    else if (typeof type !== 'string') return;
    else if (identity[type]) (found[type] ??= []).push(toAttributes(props, false));
    else single = {...single, [type]: toAttributes(props, true)};
  });
  return {single, lists: {...lists, ...found}};
}

/**
 * What an element is for: the last of its attributes that count, except that a canonical link is always compared as such and a
 * style sheet by its address.
 */
function findPurpose(name: string, attributes: Attributes): string {
  const is = (rel: string) => attributes.rel?.toLowerCase() === rel;
  const counting = Object.keys(attributes).filter((attribute) => identity[name]?.includes(attribute));
  const purpose = is('canonical') ? 'rel' : is('stylesheet') ? 'href' : counting.at(-1);
  const value = attributes[purpose ?? ''];
  return value ? `${purpose} ${value.toLowerCase()}` : '';
}

/** Elements of that name; one of a later head replaces those of earlier heads for the same purpose. */
function mergeLists(name: string, heads: readonly HeadState[]): Attributes[] {
  const taken = new Set(['']);
  return heads.reduceRight<Attributes[]>((later, {lists}) => {
    const purposes: string[] = [];
    const added = lists[name]?.filter((attributes) => {
      const purpose = findPurpose(name, attributes);
      purposes.push(purpose);
      return !taken.has(purpose);
    });
    purposes.forEach((purpose) => taken.add(purpose));
    return [...(added ?? []), ...later];
  }, []);
}

/** One state of all heads, in the order in which they were mounted: the later ones win. */
export function mergeHeads(heads: readonly HeadState[]): HeadState {
  const single: Record<string, Attributes> = {body: {}, html: {}, title: {}};
  for (const head of heads) {
    for (const [name, attributes] of Object.entries(head.single))
      single[name] = {...single[name], ...attributes};
  }
  return {
    single,
    lists: Object.fromEntries(Object.keys(identity).map((name) => [name, mergeLists(name, heads)])),
  };
}
