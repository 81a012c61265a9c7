import {scriptLiteral as literal} from '../lib/scriptLiteral';
import {SCRIPTS_FAILED_ATTRIBUTE} from '../scriptsFailed';

/**
 * The inline script for the time before React answers, and for pages on which it never does:
 *
 * - The last press of a button is kept and given to the button once the page is hydrated. From `docusaurusRoot` on,
 *   React hears presses itself.
 * - When a script of the page fails, the notice appears. A chunk that is fetched later is not one of them: whoever
 *   fetches it says so in its own place.
 * - A page without scripts cannot show another one: where going back changes no more than the address, because the page
 *   there was left from inside the site, it is loaded.
 */
export function earlyScript(): string {
  return `(function () {
  var html = document.documentElement;
  var pressed = null;
  function keep(event) {
    var target = event.target;
    var button = target && target.closest ? target.closest('button') : null;
    if (button && !window.docusaurusRoot) {
      pressed = button;
    }
  }
  document.addEventListener('click', keep, true);
  new MutationObserver(function (records, observer) {
    if (html.getAttribute('data-has-hydrated') !== 'true') {
      return;
    }
    observer.disconnect();
    document.removeEventListener('click', keep, true);
    if (pressed && pressed.isConnected) {
      pressed.click();
    }
  }).observe(html, {attributeFilter: ['data-has-hydrated']});
  window.addEventListener('error', function (event) {
    var script = event.target;
    if (script && script.tagName === 'SCRIPT' && script.defer && !window.docusaurusRoot) {
      html.setAttribute(${literal(SCRIPTS_FAILED_ATTRIBUTE)}, '');
    }
  }, true);
  var path = window.location.pathname;
  window.addEventListener('popstate', function () {
    if (html.hasAttribute(${literal(SCRIPTS_FAILED_ATTRIBUTE)}) && window.location.pathname !== path) {
      window.location.reload();
    }
  });
})();`;
}
