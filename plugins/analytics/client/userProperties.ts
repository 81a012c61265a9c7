import {getLanguage} from '@site/src/navigation';
import {CODE_PREFERENCE_ATTRIBUTES} from '@site/src/preferences/code';
import type {EventParameters} from './types';

/** Name under which changes of user properties go through the queue of events. */
export const USER_PROPERTIES = 'user_properties';

const {codeVariant, codeStyling} = CODE_PREFERENCE_ATTRIBUTES;

/** Attribute of `<html>` with the reader's choice of the mode: `light`, `dark` or `system`. */
const modeChoice = 'data-theme-choice';

/** All user properties now. */
export function readUserProperties(window: Window): Record<string, string | number> {
  const html = window.document.documentElement;
  const darkSystem = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    codeVariant: html.getAttribute(codeVariant) ?? '',
    userLanguage: getLanguage(window.location.pathname),
    devicePixelRatio: Math.round(window.devicePixelRatio * 10) / 10,
    colorSchemeOS: darkSystem ? 'dark' : 'light',
    colorScheme: html.getAttribute(modeChoice) ?? 'system',
    codeStylingVariant: html.getAttribute(codeStyling) ?? '',
  };
}

/** What is new in `now`. */
export function changedProperties(before: EventParameters, now: EventParameters): EventParameters {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value));
}

/**
 * Sends all user properties at once and each again when it changes. They are read from where everybody can see them,
 * the attributes of `<html>` and the browser.
 */
export function watchUserProperties(
  window: Window & typeof globalThis,
  send: (changed: EventParameters) => void,
): void {
  let sent: EventParameters = {};
  const check = () => {
    const now = readUserProperties(window);
    const changed = changedProperties(sent, now);
    if (Object.keys(changed).length > 0) {
      sent = now;
      send(changed);
    }
  };
  check();
  new window.MutationObserver(check).observe(window.document.documentElement, {
    attributeFilter: [codeVariant, codeStyling, modeChoice],
  });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', check);
  // Zooming and another screen change the ratio and, with it, the size of the window.
  window.addEventListener('resize', check);
}
