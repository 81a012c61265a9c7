import type {CodePreferences, CodeStyling, CodeVariant} from './types';

/** What the hash of an address says about code. */
export interface HashPreferences {
  readonly codeVariant?: CodeVariant;
  readonly codeStyling?: CodeStyling;
}

/** The means of styling as it is written in addresses and file names. */
export type StylingKey = 'system' | 'tailwind' | 'css';

const stylingOfKey: Readonly<Record<StylingKey, CodeStyling>> = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
};

const keyOfStyling: Readonly<Record<CodeStyling, StylingKey>> = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
};

/** `'MUI System'` → `'system'`, as in file names and anchors. */
export function stylingKey(styling: CodeStyling): StylingKey {
  return keyOfStyling[styling];
}

/** `'system'` → `'MUI System'`. */
export function stylingOf(key: StylingKey): CodeStyling {
  return stylingOfKey[key];
}

/**
 * What a hash says: it ends in `.js` or `.tsx`, it starts with `tailwind-`, `css-` or `system-`.
 *
 * @param hash - with or without its `#`
 * @returns nothing for what the hash does not say
 */
export function parseHash(hash: string): HashPreferences {
  const text = hash.replace(/^#/, '');
  const extension = /\.(js|tsx)$/.exec(text)?.[1];
  const prefix = /^(tailwind|css|system)-/.exec(text)?.[1];
  return {
    ...(extension && {codeVariant: extension === 'js' ? ('JS' as const) : ('TS' as const)}),
    ...(isStylingKey(prefix) && {codeStyling: stylingOfKey[prefix]}),
  };
}

function isStylingKey(value: string | undefined): value is StylingKey {
  return value !== undefined && Object.hasOwn(stylingOfKey, value);
}

/**
 * The demo that a hash names: `#Name`, `#Name.js`, `#Name.tsx`, `#system-Name.tsx`, `#tailwind-Name.tsx`,
 * `#css-Name.tsx` and the same with `.js`.
 *
 * @returns the name; `undefined` when the hash cannot be the anchor of a demo
 */
export function demoOfHash(hash: string): string | undefined {
  const text = hash.replace(/^#/, '');
  const long = /^(?:(?:tailwind|css|system)-)?([A-Z]\w*)\.(?:js|tsx)$/.exec(text)?.[1];
  return long ?? /^[A-Z]\w*$/.exec(text)?.[0];
}

/** The anchor of a demo in a variant, with its `#`: `#tailwind-Name.js`. */
export function hashOfDemo(name: string, {codeVariant, codeStyling}: CodeChoice): string {
  return `#${keyOfStyling[codeStyling]}-${name}.${codeVariant === 'JS' ? 'js' : 'tsx'}`;
}

type CodeChoice = Pick<CodePreferences, 'codeVariant' | 'codeStyling'>;
