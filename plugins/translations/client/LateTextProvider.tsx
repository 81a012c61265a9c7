import {createContext, type ReactNode, useCallback, useContext, useState} from 'react';
import {type Catalog, lateText} from './lateText';
import {usePageProps} from './usePageProps';
import {createMissingTextWarner, type MissingTextWarner} from './warnMissing';

const WarnerContext = createContext<MissingTextWarner | null>(null);

/** Keeps what was warned about for the life of the site in the tab. Mounted once, around the shell. */
export function LateTextProvider({children}: {children: ReactNode}): ReactNode {
  const [warn] = useState(() => createMissingTextWarner((message) => console.warn(message)));
  return <WarnerContext value={warn}>{children}</WarnerContext>;
}

/**
 * Looks up texts of a catalog in the reader's language.
 *
 * @returns the text of a key; English, with one warning per language and key, where the language lacks it
 * @throws outside of `LateTextProvider`
 */
export function useLateText<Key extends string>(catalog: Catalog<Key>): (key: Key) => string {
  const warn = useContext(WarnerContext);
  const {userLanguage} = usePageProps();
  if (!warn) {
    throw new Error('Could not find the late text context; please wrap the component in a LateTextProvider');
  }
  return useCallback((key: Key) => lateText(catalog, userLanguage, key, warn), [catalog, userLanguage, warn]);
}
