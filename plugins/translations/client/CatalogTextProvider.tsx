import {createContext, type ReactNode, useCallback, useContext, useState} from 'react';
import {usePageProps} from './usePageProps';

/** Texts by language and key. English is the default and has every key. */
export type Catalog<Key extends string = string> = {
  readonly en: Readonly<Record<Key, string>>;
} & Readonly<Record<string, Readonly<Partial<Record<Key, string>>>>>;

/** The warnings that were given. */
const WarnedContext = createContext<Set<string> | null>(null);

/** Keeps what was warned about for the life of the site in the tab. Mounted once, around the shell. */
export function CatalogTextProvider({children}: {children: ReactNode}): ReactNode {
  const [warned] = useState(() => new Set<string>());
  return <WarnedContext value={warned}>{children}</WarnedContext>;
}

/**
 * Looks up texts of a catalog in the reader's language, whose keys are known only at run time, so that Docusaurus cannot
 * extract them.
 *
 * @returns the text of a key; English, with one warning per language and key, where the language lacks it
 * @throws outside of `CatalogTextProvider`
 */
export function useCatalogText<Key extends string>(catalog: Catalog<Key>): (key: Key) => string {
  const warned = useContext(WarnedContext);
  const {userLanguage} = usePageProps();
  if (!warned) {
    throw new Error(
      'Could not find the late text context; please wrap the component in a CatalogTextProvider',
    );
  }
  return useCallback(
    (key: Key) => {
      const text = catalog[userLanguage]?.[key];
      if (text) return text;
      const warning = `No translation to "${userLanguage}" for "${key}": shown in English.`;
      if (!warned.has(warning)) {
        warned.add(warning);
        console.warn(warning);
      }
      return catalog.en[key];
    },
    [catalog, userLanguage, warned],
  );
}
