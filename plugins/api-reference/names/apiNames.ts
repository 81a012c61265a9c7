import {groupBy} from '../../../src/lib/groupBy';
import type {ApiModel, ApiPage, ApiProduct} from '../model/types';
import {toAnchor} from '../view/anchors';

/** What can be named of one page. */
export interface PageNames {
  name: string;
  product: ApiProduct;
  /** `<product>/<slug>`. */
  page: string;
  members: ReadonlySet<string>;
  /** Those of the members that stand in the list of what is inherited. */
  inherited: ReadonlySet<string>;
  slots: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Whether it may have members that the model does not list, such as the attributes of an element. */
  isOpen: boolean;
}

/** Every name of a model with its place in the reference: `<product>/<slug>/` and an anchor. */
export interface ApiNames {
  /** By exported name; the same name in two products is two pages. */
  pages: ReadonlyMap<string, readonly PageNames[]>;
  events: ReadonlySet<string>;
  methods: ReadonlySet<string>;
  selectors: ReadonlySet<string>;
  /** Global class names without their dot: `MuiDataGrid-cell`. */
  classNames: ReadonlyMap<string, string>;
  /** Everything that has a name anywhere in the model, whatever it belongs to. */
  all: ReadonlySet<string>;
  /** `MuiDataGrid` → its place. */
  themeKeys: ReadonlyMap<string, string>;
}

const toNameSet = (items: readonly {name: string}[]): Set<string> => new Set(items.map(({name}) => name));

function pageNames(page: ApiPage): PageNames {
  const none: ReadonlySet<string> = new Set();
  const names: PageNames = {
    name: page.name,
    product: page.product,
    page: `${page.product}/${page.slug}`,
    members: none,
    inherited: none,
    slots: none,
    classes: none,
    isOpen: true,
  };
  switch (page.kind) {
    case 'component': {
      const inherited = page.inherited.flatMap(({props}) => props);
      return {
        ...names,
        members: toNameSet([...page.props, ...inherited]),
        inherited: toNameSet(inherited),
        slots: toNameSet(page.slots),
        classes: new Set(page.classes.map(({key}) => key)),
        isOpen: page.inherited.some(({props}) => props.length === 0),
      };
    }
    case 'interface':
      return {
        ...names,
        members: toNameSet(page.properties),
        isOpen: page.properties.length === 0 || page.extends.length > 0,
      };
    case 'hook':
      return names;
  }
}

/** Collects the names of a model. */
export function apiNames(model: ApiModel): ApiNames {
  // The first page of a name wins: the free component before those that extend it.
  const components = model.pages.filter((page) => page.kind === 'component').toReversed();
  const pages = model.pages.map(pageNames);
  const events = toNameSet(model.events);
  const methods = toNameSet(model.apiObject.flatMap((group) => group.methods));
  const selectors = toNameSet(model.selectors);
  const documentedNames = pages.flatMap(({name, members, slots, classes}) => [
    name,
    ...members,
    ...slots,
    ...classes,
  ]);
  return {
    pages: groupBy(pages, ({name}) => name),
    events,
    methods,
    selectors,
    all: new Set([...documentedNames, ...events, ...methods, ...selectors]),
    classNames: new Map(
      components.flatMap(({product, slug, classes}) =>
        classes
          .filter(({isGlobal}) => !isGlobal)
          .map(({className, key}) => [className, `${product}/${slug}/#${toAnchor('classes', key)}`] as const),
      ),
    ),
    themeKeys: new Map(
      components.flatMap(({product, slug, themeKey}) =>
        themeKey === null ? [] : [[themeKey, `${product}/${slug}/#theme`] as const],
      ),
    ),
  };
}
