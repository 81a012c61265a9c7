/** The part of the router's history that holds the state of the controls. */
export interface AddressHistory {
  readonly location: Readonly<Place>;
  readonly listen: (listener: (location: Place, action: string) => void) => () => void;
  readonly replace: (location: Place) => void;
}

type Place = {pathname: string; search: string; hash: string};

/** The address of a page as the place where the state of its controls is kept. */
export interface KeptState {
  /** Sets the controls, and says whether the address has anything about them. */
  read: () => boolean;
  /** Puts the state of the controls into the address, without a new entry of the history. */
  write: () => void;
}

/** The controls of a page whose state its address keeps, with the names of their parameters. */
function findControls(root: ParentNode) {
  const controls = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[data-api-filter], select[data-api-choice], select[data-api-order]',
  );
  return [...controls].map((control) => ({
    control,
    name: control.dataset.apiChoice ?? (control.dataset.apiOrder === undefined ? 'filter' : 'order'),
    // What it is when nobody has touched it.
    initial: control instanceof HTMLSelectElement ? (control.options[0]?.value ?? '') : '',
  }));
}

/**
 * Keeps the state of a page's controls in its address, so that it is there after the back button, a reload, and in a
 * link that a reader shares.
 *
 * @param onChange - called when the back button or a link has brought another state
 * @param signal - ends it
 */
export function keepInAddress(
  root: HTMLElement,
  history: AddressHistory,
  onChange: () => void,
  signal: AbortSignal,
): KeptState {
  const {pathname, search} = history.location;
  const controls = findControls(root);
  let known = search;
  // What the address does not name, or what a choice does not offer, is as at first.
  const setControls = (parameters: URLSearchParams) => {
    for (const {control, name, initial} of controls) {
      control.value = parameters.get(name) ?? initial;
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) {
        control.selectedIndex = 0;
      }
    }
  };
  const stop = history.listen((location, action) => {
    // The page of another address has controls of its own, and those at hand are about to go.
    if (action === 'REPLACE' || location.pathname !== pathname || location.search === known) {
      return;
    }
    known = location.search;
    setControls(new URLSearchParams(known));
    onChange();
  });
  signal.addEventListener('abort', stop);
  return {
    read: () => {
      const parameters = new URLSearchParams(known);
      const isThere = controls.some(({name}) => parameters.has(name));
      if (isThere) {
        setControls(parameters);
      }
      return isThere;
    },
    write: () => {
      const {location} = history;
      // The other parameters stay as they are.
      const parameters = new URLSearchParams(location.search);
      for (const {control, name, initial} of controls) {
        const value = control.value.trim();
        if (value === initial) {
          parameters.delete(name);
        } else {
          parameters.set(name, value);
        }
      }
      const query = parameters.toString();
      const next = query === '' ? '' : `?${query}`;
      if (location.pathname === pathname && next !== location.search) {
        known = next;
        history.replace({...location, search: next});
      }
    },
  };
}
