import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Texts} from './interfaceTexts';

/** English texts that a translation file needs by their ids, by the file's path inside the language's folder. */
export type RequiredLabels = Readonly<Record<string, Texts>>;

/** The theme configuration, of which navbar and footer are read. */
export type ThemeLabels = Readonly<Record<string, unknown>>;

/** An object of the configuration whose fields are looked at one by one. */
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A text with its id. */
type Label = readonly [id: string, english: string];

/** The labels of all items, those below the first ones included. */
function labelsOf(items: unknown, labelsIn: (fields: Fields) => readonly Label[]): Label[] {
  return fieldsIn(items).flatMap((fields) => [...labelsIn(fields), ...labelsOf(fields.items, labelsIn)]);
}

/** A label, where there is one. Its id has its key, or the label itself. */
function labelAt(prefix: string, label: unknown, key?: unknown): Label[] {
  const english = textIn(label);
  return english === undefined ? [] : [[`${prefix}.${textIn(key) ?? english}`, english]];
}

/** A bar's own texts beside its links: title, copyright, text of the logo. */
function ownLabels(bar: unknown): Label[] {
  if (!isFields(bar)) {
    return [];
  }
  const ofLogo = isFields(bar.logo) ? bar.logo.alt : undefined;
  return [['title', bar.title] as const, ['copyright', bar.copyright] as const, ['logo.alt', ofLogo] as const]
    .map(([id, text]) => [id, textIn(text)] as const)
    .flatMap(([id, text]): Label[] => (text === undefined ? [] : [[id, text]]));
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
  const sidebarLabels = ([sidebar, items]: [string, unknown]) =>
    labelsOf(items, ({type, key, label}) =>
      type === 'category' || type === 'link' ? labelAt(`sidebar.${sidebar}.${type}`, label, key) : [],
    );
  const navbarItems = isFields(navbar) && navbar.items;
  const footerLinks = isFields(footer) && footer.links;
  return {
    [`docusaurus-plugin-content-docs/${folder}.json`]: Object.fromEntries(
      Object.entries(sidebars).flatMap(sidebarLabels),
    ),
    'docusaurus-theme-classic/navbar.json': Object.fromEntries([
      ...ownLabels(navbar),
      ...labelsOf(navbarItems, ({label}) => labelAt('item.label', label)),
    ]),
    'docusaurus-theme-classic/footer.json': Object.fromEntries([
      ...ownLabels(footer),
      ...labelsOf(footerLinks, ({title, label}) => [
        ...labelAt('link.title', title),
        ...labelAt('link.item.label', label),
      ]),
    ]),
  };
}
