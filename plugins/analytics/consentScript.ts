import {scriptLiteral as literal} from '../../src/lib/scriptLiteral';
import {CONSENT_STORAGE_KEY} from './client/choice';
import {THIRD_PARTIES_ATTRIBUTE} from './client/consent';

/** What the answer depends on beside the reader. */
export interface ConsentRules {
  /** Names of the configured services. */
  readonly services: readonly string[];
  /** Whether they have to wait for a choice. */
  readonly consentRequired: boolean;
}

/**
 * The inline script that says on `<html>` whether third parties may be requested, before anything could request one,
 * and follows the choice in other tabs. The browser's own signal is stronger than any choice. A stored refusal counts
 * always, an agreement when it covers all services; anything else, a corrupt text included, is no choice.
 *
 * Written as text and not as the text of a function: a compiler may put calls of its own helpers into a function.
 */
export function consentScript({services, consentRequired}: ConsentRules): string {
  return `(function () {
  var services = ${literal(services)};
  function choice() {
    try {
      var kept = JSON.parse(localStorage.getItem(${literal(CONSENT_STORAGE_KEY)})) || {};
      var covers = Array.isArray(kept.services) && services.every(function (name) {
        return kept.services.indexOf(name) >= 0;
      });
      if (kept.choice === 'refused' || (kept.choice === 'allowed' && covers)) {
        return kept.choice;
      }
    } catch (error) {
      // Blocked by the browser, or not what the site has written.
    }
    return ${literal(consentRequired ? 'undecided' : 'allowed')};
  }
  function show() {
    var signal = navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
    document.documentElement.setAttribute(${literal(THIRD_PARTIES_ATTRIBUTE)}, signal ? 'refused' : choice());
  }
  show();
  addEventListener('storage', function (event) {
    // A null key says that the whole storage was cleared.
    if (event.key === ${literal(CONSENT_STORAGE_KEY)} || event.key === null) {
      show();
    }
  });
})();`;
}
