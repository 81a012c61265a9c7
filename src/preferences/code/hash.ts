import {CODE_STYLINGS, type CodePreferences, type CodeStyling} from './types';

/** What an address can say about code. */
type CodeChoice = Pick<CodePreferences, 'codeVariant' | 'codeStyling'>;

/** The means of styling as it is written in addresses and file names. */
type StylingKey = 'system' | 'tailwind' | 'css';

const keyByStyling: Readonly<Record<CodeStyling, StylingKey>> = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
};

/** `'MUI System'` → `'system'`, as in file names and anchors. */
export function stylingKey(styling: CodeStyling): StylingKey {
  return keyByStyling[styling];
}

/**
 * What a hash says: it ends in `.js` or `.tsx`, it starts with `tailwind-`, `css-` or `system-`.
 *
 * @param hash - with or without its `#`
 * @returns nothing for what the hash does not say
 */
export function parseHash(hash: string): Partial<CodeChoice> {
  const text = hash.replace(/^#/, '');
  const extension = /\.(js|tsx)$/.exec(text)?.[1];
  const prefix = /^(tailwind|css|system)-/.exec(text)?.[1];
  const codeStyling = CODE_STYLINGS.find((styling) => keyByStyling[styling] === prefix);
  return {
    ...(extension && {codeVariant: extension === 'js' ? ('JS' as const) : ('TS' as const)}),
    ...(codeStyling && {codeStyling}),
  };
}

/**
 * The demo that a hash names: `#Name`, `#Name.js`, `#Name.tsx`, `#system-Name.tsx`, `#tailwind-Name.tsx`,
 * `#css-Name.tsx` and the same with `.js`.
 *
 * @returns the name; `undefined` when the hash cannot be the anchor of a demo
 */
export function parseDemoHash(hash: string): string | undefined {
  const text = hash.replace(/^#/, '');
  const long = /^(?:(?:tailwind|css|system)-)?([A-Z]\w*)\.(?:js|tsx)$/.exec(text)?.[1];
  return long ?? /^[A-Z]\w*$/.exec(text)?.[0];
}

/** The anchor of a demo in a variant, with its `#`: `#tailwind-Name.js`. */
export function formatDemoHash(name: string, {codeVariant, codeStyling}: CodeChoice): string {
  return `#${keyByStyling[codeStyling]}-${name}.${codeVariant === 'JS' ? 'js' : 'tsx'}`;
}
