/** Language that code is shown in. */
export type CodeVariant = 'TS' | 'JS';

/** Means of styling that demos are shown with. */
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

/** Program that install commands are written for. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn';

/** What a reader has chosen for all code of the site. */
export interface CodePreferences {
  readonly codeVariant: CodeVariant;
  readonly codeStyling: CodeStyling;
  readonly packageManager: PackageManager;
}

export const CODE_VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];

export const CODE_STYLINGS: readonly CodeStyling[] = ['MUI System', 'Tailwind', 'CSS'];

export const PACKAGE_MANAGERS: readonly PackageManager[] = ['npm', 'pnpm', 'yarn'];

/** What is shown before the reader chooses; the server's HTML shows this. */
export const DEFAULT_CODE_PREFERENCES: CodePreferences = {
  codeVariant: 'TS',
  codeStyling: 'MUI System',
  packageManager: 'npm',
};

/** Attributes of `<html>` that show the preferences to style sheets, before the first paint. */
export const CODE_PREFERENCE_ATTRIBUTES = {
  codeVariant: 'data-code-variant',
  codeStyling: 'data-code-styling',
  packageManager: 'data-package-manager',
} as const satisfies Record<keyof CodePreferences, string>;
