import type {SiteEvent} from './types';
import {USER_PROPERTIES} from './userProperties';
import {keepVendorQueue} from './vendorQueue';

/** The vendor's script and commands. It may be asked to send only after the reader's agreement. */
export function createVendor(
  window: Window,
  {measurementId, scriptAddress}: {readonly measurementId: string; readonly scriptAddress: string},
) {
  const queue = keepVendorQueue(window);
  const command = (...parts: readonly unknown[]) => queue.push(toArguments(...parts));
  let isLoaded = false;
  const load = () => {
    isLoaded = true;
    command('js', new Date());
    // The site sends page views itself: the vendor's own would come before the title has changed.
    command('config', measurementId, {send_page_view: false});
    const script = window.document.createElement('script');
    script.async = true;
    script.src = scriptAddress;
    script.addEventListener('load', queue.follow);
    window.document.head.append(script);
  };
  return {
    /** Hands an event over; the first one loads the vendor's script. */
    send: ({name, parameters}: SiteEvent) => {
      if (!isLoaded) {
        load();
      }
      if (name === USER_PROPERTIES) {
        command('set', USER_PROPERTIES, parameters);
      } else {
        command('event', name, parameters);
      }
    },
    /** Stops the script, if it runs. */
    stop: () => {
      Object.assign(window, {[`ga-disable-${measurementId}`]: true});
    },
  };
}

/** The vendor's script takes nothing for a command but an `arguments` object. */
function toArguments(..._parts: readonly unknown[]): unknown {
  // oxlint-disable-next-line prefer-rest-params -- a list in its place would be ignored
  return arguments;
}
