import type {ThemeColors} from './applyToDocument';
import {scriptLiteral as literal} from '../../lib/scriptLiteral';
import {THEME_SETTINGS_PARAMETER, THEME_SETTINGS_TOKEN} from './share';
import {THEME_SETTINGS_STORAGE_KEY} from './types';

/**
 * The inline script that shows the reader's settings before the first paint: share link, else storage, else the page's
 * own direction and defaults. It goes to the start of `<body>`, after the color-mode script of Docusaurus has set
 * `html[data-theme]`; a mode of the share link, and a stored mode that is neither light nor dark, are settled here. It
 * throws on nothing.
 *
 * Written as text and not as the text of a function: a compiler may put calls of its own helpers into a function.
 */
export function themeSettingsScript(themeColors: ThemeColors): string {
  return `(function () {
  var html = document.documentElement;
  var body = document.body;
  function attempt(fn) {
    try {
      return fn();
    } catch (error) {
      return undefined;
    }
  }
  var token = new RegExp(${literal(THEME_SETTINGS_TOKEN)});
  var shared = (attempt(function () {
    return new URLSearchParams(location.search).get(${literal(THEME_SETTINGS_PARAMETER)});
  }) || '').split('~').filter(function (part) {
    return token.test(part);
  });
  var stored = (!shared.length && attempt(function () {
    return JSON.parse(localStorage.getItem(${literal(THEME_SETTINGS_STORAGE_KEY)}));
  })) || {};
  var sharedMode = shared.filter(function (part) {
    return part.indexOf('mode.') === 0;
  }).pop();
  var choice = sharedMode ? sharedMode.slice(5) : html.getAttribute('data-theme');
  var mode = choice;
  if (mode !== 'light' && mode !== 'dark') {
    choice = 'system';
    mode = attempt(function () {
      return matchMedia('(prefers-color-scheme: dark)').matches;
    }) ? 'dark' : 'light';
  }
  if (sharedMode || choice === 'system') {
    html.setAttribute('data-theme', mode);
    html.setAttribute('data-theme-choice', choice);
  }
  var sharedDirection = shared.filter(function (part) {
    return part.indexOf('dir.') === 0;
  }).pop();
  var chosen = sharedDirection ? sharedDirection.slice(4) : stored.direction;
  // Of html it is that of the page's language.
  var rtl = (chosen === 'ltr' || chosen === 'rtl' ? chosen : html.dir) === 'rtl';
  var dense = shared.indexOf('dense') >= 0 || stored.dense === true;
  if (dense) {
    html.setAttribute('data-dense', '');
  } else {
    html.removeAttribute('data-dense');
  }
  body.setAttribute('dir', rtl ? 'rtl' : 'ltr');
  html.setAttribute('dir', body.dir);
  // The framework writes the language's own direction to html at each change of page. Observers run before the
  // paint, so that no frame shows it; body has the reader's direction.
  new MutationObserver(function () {
    if (html.dir !== body.dir) {
      html.setAttribute('dir', body.dir);
    }
  }).observe(html, {attributeFilter: ['dir']});
  body.classList.remove(mode === 'dark' ? 'mode-light' : 'mode-dark');
  body.classList.add('mode-' + mode);
  var colors = ${literal(themeColors)};
  Array.prototype.forEach.call(document.querySelectorAll('meta[name="theme-color"]'), function (meta) {
    meta.setAttribute('content', colors[mode]);
  });
})();`;
}
