import React, {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {useLocation} from '@docusaurus/router';

type NavigationDrawer = {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Closes and returns the focus to the button: for a reader who leaves the navigation without a choice. */
  dismiss: () => void;
  button: RefObject<HTMLButtonElement | null>;
};

/** From this width on the navigation is a column beside the page. */
const columnQuery = '(min-width: 900px)';

const NavigationDrawerContext = createContext<NavigationDrawer | null>(null);

/** Whether the navigation stands over the page on narrow screens; a change of page closes it. */
export function NavigationDrawerProvider({children}: {children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  const setOpen = useCallback((next: boolean) => setOpenOn(next ? pathname : null), [pathname]);

  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const dismiss = useCallback(() => {
    returnsFocus.current = true;
    setOpenOn(null);
  }, []);
  // Once the header answers again: the drawer lies over it.
  useEffect(() => {
    if (!open && returnsFocus.current) {
      returnsFocus.current = false;
      button.current?.focus();
    }
  }, [open]);

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && dismiss();
    // A wider window shows page and navigation side by side: the page must not stay inert then.
    const columns = window.matchMedia(columnQuery);
    const closeOnColumns = () => columns.matches && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    columns.addEventListener('change', closeOnColumns);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      columns.removeEventListener('change', closeOnColumns);
    };
  }, [open, setOpen, dismiss]);

  const value = useMemo(() => ({open, setOpen, dismiss, button}), [open, setOpen, dismiss]);
  return <NavigationDrawerContext value={value}>{children}</NavigationDrawerContext>;
}

/** @throws an error when the provider is missing, because the button would do nothing */
export function useNavigationDrawer(): NavigationDrawer {
  const drawer = useContext(NavigationDrawerContext);
  if (!drawer) {
    throw new Error('useNavigationDrawer needs a NavigationDrawerProvider above it');
  }
  return drawer;
}
