import {scriptLiteral} from '../../lib/scriptLiteral';
import {PACKAGE_MANAGER_STORAGE_KEY} from './storage';
import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  DEFAULT_CODE_PREFERENCES,
  PACKAGE_MANAGERS,
  CODE_PREFERENCE_ATTRIBUTES,
} from './types';

/**
 * The inline script that shows the reader's code preferences before the first paint: address hash, else cookie, else
 * default, as attributes of `<html>` that the style sheets follow. It throws on nothing. `themeSettingsScript.test.ts` holds
 * it to what the store says.
 *
 * Written as text and not as the text of a function: a compiler may put calls of its own helpers into a function.
 */
export function codePreferencesScript(): string {
  return `(function () {
  var html = document.documentElement;
  function attempt(fn) {
    try {
      return fn();
    } catch (error) {
      return undefined;
    }
  }
  function oneOf(list, value) {
    return list.indexOf(value) >= 0 ? value : undefined;
  }
  function cookie(name) {
    return attempt(function () {
      var pair = document.cookie.split('; ').filter(function (each) {
        return each.indexOf(name + '=') === 0;
      })[0];
      return pair && decodeURIComponent(pair.slice(name.length + 1));
    });
  }
  var hash = location.hash.replace(/^#/, '');
  var extension = /\\.(js|tsx)$/.exec(hash);
  var prefix = /^(tailwind|css|system)-/.exec(hash);
  html.setAttribute(${scriptLiteral(CODE_PREFERENCE_ATTRIBUTES.codeVariant)},
    (extension && (extension[1] === 'js' ? 'JS' : 'TS')) ||
    oneOf(${scriptLiteral(CODE_VARIANTS)}, cookie('codeVariant')) || ${scriptLiteral(DEFAULT_CODE_PREFERENCES.codeVariant)});
  // Code in JavaScript stands in noscript, which is no element yet: most readers never see it.
  if (html.getAttribute(${scriptLiteral(CODE_PREFERENCE_ATTRIBUTES.codeVariant)}) === 'JS') {
    document.addEventListener('DOMContentLoaded', function () {
      document.querySelectorAll('code[data-variant="JS"] > noscript').forEach(function (folded) {
        folded.outerHTML = folded.textContent;
      });
    });
  }
  html.setAttribute(${scriptLiteral(CODE_PREFERENCE_ATTRIBUTES.codeStyling)},
    (prefix && {tailwind: 'Tailwind', css: 'CSS', system: 'MUI System'}[prefix[1]]) ||
    oneOf(${scriptLiteral(CODE_STYLINGS)}, cookie('codeStyling')) || ${scriptLiteral(DEFAULT_CODE_PREFERENCES.codeStyling)});
  html.setAttribute(${scriptLiteral(CODE_PREFERENCE_ATTRIBUTES.packageManager)}, oneOf(${scriptLiteral(PACKAGE_MANAGERS)}, attempt(function () {
    return localStorage.getItem(${scriptLiteral(PACKAGE_MANAGER_STORAGE_KEY)});
  })) || ${scriptLiteral(DEFAULT_CODE_PREFERENCES.packageManager)});
})();`;
}
