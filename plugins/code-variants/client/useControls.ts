import {useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import {readControls, writeControls} from '../controls/address';
import {getDefaults, type Controls, type ControlValue, type ControlValues} from '../controls/types';

/** How long a row of changes, as while typing, is kept from the address, in ms: browsers allow it few writes. */
const addressDelay = 200;

export type ControlsState = {
  values: ControlValues;
  /** `isLive`: one of many changes in a row, which make one entry of the history. */
  change: (prop: string, value: ControlValue, isLive: boolean) => void;
  reset: () => void;
};

/**
 * The values of a demo's controls. The address holds them, so that they can be shared and the back button works; what
 * is changed just now is shown before the address has it.
 */
export function useControls(demo: string, controls: Controls): ControlsState {
  const history = useHistory();
  const search = useSyncExternalStore(
    history.listen,
    () => history.location.search,
    () => '',
  );
  const [draft, setDraft] = useState<{search: string; values: ControlValues} | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The control whose changes in a row belong to the newest entry of the history.
  const row = useRef<{prop: string; search: string} | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A new address, as by the back button, counts more than what was changed before it came.
  const values = useMemo(
    () =>
      draft?.search === search
        ? draft.values
        : {...getDefaults(controls), ...readControls(search, demo, controls)},
    [draft, search, demo, controls],
  );

  const write = useCallback(
    (next: ControlValues, continues: boolean) => {
      clearTimeout(timer.current);
      setDraft(null);
      const {location} = history;
      const entry = {...location, search: writeControls(location.search, demo, controls, next)};
      if (entry.search !== location.search) {
        history[continues ? 'replace' : 'push'](entry);
      }
    },
    [history, demo, controls],
  );

  const change = (prop: string, value: ControlValue, isLive: boolean) => {
    const next = {...values, [prop]: value};
    if (!isLive) {
      row.current = null;
      write(next, false);
      return;
    }
    setDraft({search, values: next});
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      write(next, row.current?.prop === prop && row.current.search === history.location.search);
      row.current = {prop, search: history.location.search};
    }, addressDelay);
  };

  const reset = useCallback(() => {
    row.current = null;
    write({}, false);
  }, [write]);
  return {values, change, reset};
}
