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

function sidebarIds(items: unknown, sidebar: string): string[] {
  return fieldsIn(items).flatMap(({type, key, label, items: inner}) => {
    const name = textIn(key) ?? textIn(label);
    const own =
      (type === 'category' || type === 'link') && name ? [`sidebar.${sidebar}.${type}.${name}`] : [];
    return [...own, ...sidebarIds(inner, sidebar)];
  });
}

function navbarIds(items: unknown): string[] {
  return fieldsIn(items).flatMap(({label, items: inner}) => [
    ...(textIn(label) ? [`item.label.${textIn(label)}`] : []),
    ...navbarIds(inner),
  ]);
}

function footerIds(links: unknown): string[] {
  return fieldsIn(links).flatMap(({title, label, items}) => [
    ...(textIn(title) ? [`link.title.${textIn(title)}`] : []),
    ...(textIn(label) ? [`link.item.label.${textIn(label)}`] : []),
    ...footerIds(items),
  ]);
}

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
  return {
    [`docusaurus-plugin-content-docs/${folder}.json`]: Object.entries(sidebars).flatMap(([name, items]) =>
      sidebarIds(items, name),
    ),
    'docusaurus-theme-classic/navbar.json': [
      ...ownIds(navbar),
      ...navbarIds(isFields(navbar) && navbar.items),
    ],
    'docusaurus-theme-classic/footer.json': [
      ...ownIds(footer),
      ...footerIds(isFields(footer) && footer.links),
    ],
  };
}
