/**
 * Which packages of package.json nothing uses, and which are used without standing there: a part of `npm run check`.
 *
 * Packages that no import names, and what needs them; the check says when one of these is named after all.
 */
const neededBy = {
  '@docusaurus/module-type-aliases': 'TypeScript, for what Docusaurus offers to components',
  '@tailwindcss/vite': 'projects to take away, which get the version that is installed here',
  '@vitejs/plugin-react': 'projects to take away, which get the version that is installed here',
  cspell: 'scripts/check.mjs, which starts it by its file',
  'eslint-plugin-import-x': 'scripts/lint/boundaries.mjs, which names it to Oxlint',
  'oxlint-plugin-eslint': 'scripts/lint/boundaries.mjs, which names it to Oxlint',
  tailwindcss: '@tailwindcss/postcss, and projects to take away',
  'typescript-native': 'scripts/check.mjs, which starts it by its file',
};

/** What Docusaurus provides by a name of its own: its client, themes, generated files. */
const byDocusaurus = [
  /^@docusaurus\/(?:[A-Z]|use[A-Z]|router$|renderRoutes$)/,
  /^@(?:generated|theme|theme-original|theme-init)\//,
];

/** Modules that the plugins make while the site is built. */
const madeByPlugins = [
  /^@(?:api-content|archived-versions|component-locales|page-component-locale)$/,
  /^@(?:older-version|page-map|translation-counts|version-map|version-notice)$/,
];

/** Packages of Docusaurus whose one copy it must be, so that its version and not one of ours decides. */
const sharedWithDocusaurus = [
  '@docusaurus/mdx-loader',
  'history',
  'path-to-regexp',
  'react-helmet-async',
  'react-router-config',
];

export default {
  // All that is written by hand: which module nothing imports is not asked here.
  entry: ['**/*.{ts,tsx,mjs,cjs,css}'],
  project: ['**/*.{ts,tsx,mjs,cjs,css,mdx}'],
  ignore: ['build/**', '.parts/**', '.cache/**', '.docusaurus/**'],
  // It would run the configuration of the site to find its plugins; all of them are imported or named by file.
  docusaurus: false,
  ignoreDependencies: [...Object.keys(neededBy), ...byDocusaurus, ...madeByPlugins, ...sharedWithDocusaurus],
};
