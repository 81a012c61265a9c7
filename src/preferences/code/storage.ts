import {attempt} from '../../lib/attempt';
import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  PACKAGE_MANAGERS,
  type CodePreferences,
  type CodeStyling,
  type CodeVariant,
} from './types';

/** How long a choice is kept: one year, in seconds. */
const COOKIE_MAX_AGE = 31_536_000;

/** Where the package manager is kept in `localStorage`; the other two are in cookies. */
export const PACKAGE_MANAGER_STORAGE_KEY = 'mui-x-docs.package-manager';

/** A value that is in the list, else `undefined`: what is read from outside is never trusted. */
function oneOf<Value extends string>(list: readonly Value[], value: unknown): Value | undefined {
  return list.find((each) => each === value);
}

/** The stored package manager; `undefined` for anything else. */
export function parsePackageManager(value: unknown): CodePreferences['packageManager'] | undefined {
  return oneOf(PACKAGE_MANAGERS, value);
}

/**
 * Reads the two cookies. A value that is missing, unknown or wrongly encoded is left out, never thrown.
 *
 * @param cookies - the text of `document.cookie`
 */
export function parseCookies(cookies: string): {codeVariant?: CodeVariant; codeStyling?: CodeStyling} {
  const codeVariant = oneOf(CODE_VARIANTS, cookie(cookies, 'codeVariant'));
  const codeStyling = oneOf(CODE_STYLINGS, cookie(cookies, 'codeStyling'));
  return {...(codeVariant && {codeVariant}), ...(codeStyling && {codeStyling})};
}

function cookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair && attempt(() => decodeURIComponent(pair.slice(name.length + 1)));
}

/**
 * The text that keeps a choice, for `document.cookie`.
 *
 * @param protocol - `location.protocol`: `Secure` is added on https
 */
export function cookieText(name: 'codeVariant' | 'codeStyling', value: string, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; path=/; max-age=${COOKIE_MAX_AGE}; SameSite=Lax${secure}`;
}
