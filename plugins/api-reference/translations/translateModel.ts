import type {ApiModel, ApiPage, ApiProduct} from '../model/types';

/**
 * Descriptions of one product in one language, Markdown, by what they describe: `DataGrid`, `DataGrid.rows`,
 * `DataGrid.slots.toolbar`, `DataGrid.classes.root`, `useTreeItem.options.id`, `useTreeItem.returned.status`,
 * `events.rowClick`, `methods.sortColumn`, `selectors.gridRowCountSelector`.
 */
export type ApiTexts = Readonly<Record<string, string>>;

/** The texts of each product that has any. */
export type ApiTranslations = Readonly<Partial<Record<ApiProduct, ApiTexts>>>;

/**
 * The model with its descriptions in another language, where there is a translation.
 *
 * @returns the model, and the keys of texts that describe nothing of it, `<product>: <key>`
 */
export function translateModel(
  model: ApiModel,
  translations: ApiTranslations,
): {model: ApiModel; unknown: string[]} {
  const used = new Set<string>();
  const described = <Item extends {description: string}>(
    item: Item,
    product: ApiProduct,
    key: string,
  ): Item => {
    const text = translations[product]?.[key];
    if (text === undefined) {
      return item;
    }
    used.add(`${product}: ${key}`);
    return {...item, description: text};
  };
  const named = <Item extends {name: string; description: string}>(
    items: readonly Item[],
    product: ApiProduct,
    prefix: string,
  ): Item[] => items.map((item) => described(item, product, `${prefix}.${item.name}`));

  const page = (each: ApiPage): ApiPage => {
    const {name, product} = each;
    switch (each.kind) {
      case 'component':
        return {
          ...described(each, product, name),
          props: named(each.props, product, name),
          slots: named(each.slots, product, `${name}.slots`),
          classes: each.classes.map((item) => described(item, product, `${name}.classes.${item.key}`)),
        };
      case 'interface':
        return {...described(each, product, name), properties: named(each.properties, product, name)};
      case 'hook':
        return {
          ...described(each, product, name),
          options: named(each.options, product, `${name}.options`),
          returned: named(each.returned, product, `${name}.returned`),
        };
    }
  };

  const translated: ApiModel = {
    ...model,
    pages: model.pages.map(page),
    events: named(model.events, 'data-grid', 'events'),
    apiObject: model.apiObject.map((area) => ({
      ...area,
      methods: named(area.methods, 'data-grid', 'methods'),
    })),
    selectors: named(model.selectors, 'data-grid', 'selectors'),
  };
  const unknown = Object.entries(translations)
    .flatMap(([product, texts]) => Object.keys(texts).map((key) => `${product}: ${key}`))
    .filter((key) => !used.has(key));
  return {model: translated, unknown};
}
