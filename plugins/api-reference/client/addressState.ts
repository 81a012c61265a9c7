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
  stop: () => void;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** The controls of a page whose state its address keeps, by the name of their parameter. */
function controlsOf(root: ParentNode): Map<string, Control> {
  const filter = root.querySelector<HTMLInputElement>('input[data-api-filter]');
  const order = root.querySelector<HTMLSelectElement>('select[data-api-order]');
  const choices = root.querySelectorAll<HTMLSelectElement>('select[data-api-choice]');
  return new Map<string, Control>([
    ...(filter ? [['filter', filter] as const] : []),
    ...[...choices].map((choice) => [choice.dataset.apiChoice ?? '', choice] as const),
    ...(order ? [['order', order] as const] : []),
  ]);
}

/** What a control is when nobody has touched it. */
function initialValue(control: Control): string {
  return control instanceof HTMLSelectElement ? (control.options[0]?.value ?? '') : '';
}

/** Whether the address says anything about the controls. */
function hasState(root: ParentNode, search: string): boolean {
  const parameters = new URLSearchParams(search);
  return [...controlsOf(root).keys()].some((name) => parameters.has(name));
}

/** Sets the controls to what the address says; what it does not name, or what a choice does not offer, is as at first. */
function readState(root: ParentNode, search: string): void {
  const parameters = new URLSearchParams(search);
  for (const [name, control] of controlsOf(root)) {
    control.value = parameters.get(name) ?? initialValue(control);
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) {
      control.selectedIndex = 0;
    }
  }
}

/**
 * The query of the address with the state of the controls in it. The other parameters stay as they are.
 *
 * @returns the query with its question mark, or the empty string
 */
function writeState(root: ParentNode, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const [name, control] of controlsOf(root)) {
    const value = control.value.trim();
    if (value === initialValue(control)) {
      parameters.delete(name);
    } else {
      parameters.set(name, value);
    }
  }
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/**
 * Keeps the state of a page's controls in its address, so that it is there after the back button, a reload, and in a
 * link that a reader shares.
 *
 * @param onChange - called when the back button or a link has brought another state
 */
export function keepInAddress(root: HTMLElement, history: AddressHistory, onChange: () => void): KeptState {
  const {pathname, search} = history.location;
  let known = search;
  const stop = history.listen((location, action) => {
    // The page of another address has controls of its own, and those at hand are about to go.
    if (action === 'REPLACE' || location.pathname !== pathname || location.search === known) {
      return;
    }
    known = location.search;
    readState(root, known);
    onChange();
  });
  return {
    stop,
    read: () => {
      const isThere = hasState(root, known);
      if (isThere) {
        readState(root, known);
      }
      return isThere;
    },
    write: () => {
      const {location} = history;
      const next = writeState(root, location.search);
      if (location.pathname === pathname && next !== location.search) {
        known = next;
        history.replace({...location, search: next});
      }
    },
  };
}
