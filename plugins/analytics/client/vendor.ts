import type {SiteEvent} from './types';
import {USER_PROPERTIES} from './userProperties';

declare global {
  interface Window {
    /** The vendor's queue. No other module of the site knows it (B6.1). */
    dataLayer?: unknown[];
  }
}

export interface Vendor {
  /** Hands an event over; the first one loads the vendor's script. */
  readonly send: (event: SiteEvent) => void;
  /** Stops the script, if it runs. */
  readonly stop: () => void;
}

/**
 * The one module that touches the vendor's globals (B6.1): a queue on `window` of the form that Google Analytics 4 reads, and its
 * script. It may be asked to send only after the reader's agreement.
 */
export function createVendor(
  window: Window,
  {measurementId, scriptAddress}: {readonly measurementId: string; readonly scriptAddress: string},
): Vendor {
  let isLoaded = false;
  const load = () => {
    isLoaded = true;
    command(window, 'js', new Date());
    // The site sends page views itself: the vendor's own would come before the title has changed.
    command(window, 'config', measurementId, {send_page_view: false});
    const script = window.document.createElement('script');
    script.async = true;
    script.src = scriptAddress;
    window.document.head.append(script);
  };
  return {
    send: ({name, parameters}) => {
      if (!isLoaded) {
        load();
      }
      if (name === USER_PROPERTIES) {
        command(window, 'set', USER_PROPERTIES, parameters);
      } else {
        command(window, 'event', name, parameters);
      }
    },
    stop: () => {
      Object.assign(window, {[`ga-disable-${measurementId}`]: true});
    },
  };
}

/** The vendor's script takes nothing for a command but an `arguments` object. */
function command(window: Window, ..._command: readonly unknown[]): void {
  const toArguments = function (..._parts: unknown[]) {
    // eslint-disable-next-line prefer-rest-params -- a list in its place would be ignored
    return arguments;
  };
  (window.dataLayer ??= []).push(toArguments(..._command));
}
