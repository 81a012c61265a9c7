import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Message ids that a translation file needs, by the file's path inside the language's folder. */
export type RequiredLabels = Readonly<Record<string, readonly string[]>>;

/** The theme configuration, of which navbar and footer are read. */
export type ThemeLabels = Readonly<Record<string, unknown>>;

/** An object of the configuration whose fields are looked at one by one. */
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Ids of all items, those below the first ones included. */
function idsOf(items: unknown, idsIn: (fields: Fields) => (string | false | undefined)[]): string[] {
  return fieldsIn(items).flatMap((fields) => [
    ...idsIn(fields).filter((id) => typeof id === 'string'),
    ...idsOf(fields.items, idsIn),
  ]);
}

/** The id of a label, where there is one. */
const idOf = (prefix: string, label: unknown) => textIn(label) && `${prefix}.${textIn(label)}`;

/** Ids of a bar's own texts beside its links: title, copyright, text of the logo. */
function ownIds(bar: unknown): string[] {
  if (!isFields(bar)) {
    return [];
  }
  const texts = ['title', 'copyright'].filter((key) => textIn(bar[key]));
  return isFields(bar.logo) && textIn(bar.logo.alt) ? [...texts, 'logo.alt'] : texts;
}

/**
 * The labels of navigation that a language must translate: groups and links of the sidebars, and what the theme
 * configuration writes into navbar and footer.
 *
 * @param folder - name of the version's folder: `current`, or `version-7`
 */
export function requiredLabels(
  sidebars: SidebarsConfig,
  {navbar, footer}: ThemeLabels,
  folder = 'current',
): RequiredLabels {
  const sidebarIds = ([sidebar, items]: [string, unknown]) =>
    idsOf(items, ({type, key, label}) => [
      (type === 'category' || type === 'link') && idOf(`sidebar.${sidebar}.${type}`, textIn(key) ?? label),
    ]);
  const navbarItems = isFields(navbar) && navbar.items;
  const footerLinks = isFields(footer) && footer.links;
  return {
    [`docusaurus-plugin-content-docs/${folder}.json`]: Object.entries(sidebars).flatMap(sidebarIds),
    'docusaurus-theme-classic/navbar.json': [
      ...ownIds(navbar),
      ...idsOf(navbarItems, ({label}) => [idOf('item.label', label)]),
    ],
    'docusaurus-theme-classic/footer.json': [
      ...ownIds(footer),
      ...idsOf(footerLinks, ({title, label}) => [idOf('link.title', title), idOf('link.item.label', label)]),
    ],
  };
}
