import {createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {FeedbackSettings, Target} from '../payload';
import {createFeedbackStore, nothingSaid, type FeedbackStore, type View} from './store';

const FeedbackContext = createContext<FeedbackStore | null>(null);

/**
 * Holds the reader's feedback for all components below. Mounted once around every page, so that what could not be sent
 * is sent from any of them.
 */
export function FeedbackProvider({children}: {children: ReactNode}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [store] = useState(() => createFeedbackStore(baseUrl));
  useEffect(() => store.connect(), [store]);
  return <FeedbackContext value={store}>{children}</FeedbackContext>;
}

/** @throws Error without a `FeedbackProvider` above */
export function useFeedbackStore(): FeedbackStore {
  const store = useContext(FeedbackContext);
  if (store === null) throw new Error('Forgot to wrap component in FeedbackProvider');
  return store;
}

/** What is known of the feedback on a page, a section or a demo; nothing in the first render, as on the server. */
export function useFeedback(page: string, target: Target): View {
  const store = useFeedbackStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.view(page, target),
    () => nothingSaid,
  );
}

/** Where feedback goes; `undefined` until the server has said it. */
export function useFeedbackSettings(): FeedbackSettings | undefined {
  const store = useFeedbackStore();
  return useSyncExternalStore(store.subscribe, store.settings, () => undefined);
}
