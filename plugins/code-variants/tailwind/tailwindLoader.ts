import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import type {LoaderContext} from 'webpack';
import {scopeSelectors} from './scopeSelectors';

/**
 * Answers `demo.css?tailwind=<path>` with the utilities that one demo uses, inside demos only, and without the reset
 * that would change the components. `dark:` follows the site's theme.
 */
export default async function tailwindLoader(this: LoaderContext<{siteDir: string}>): Promise<string> {
  const demo = path.join(
    this.getOptions().siteDir,
    new URLSearchParams(this.resourceQuery).get('tailwind') ?? '',
  );
  this.addDependency(demo);
  const input = [
    '@layer theme, base, components, utilities;',
    "@import 'tailwindcss/theme.css' layer(theme);",
    "@import 'tailwindcss/utilities.css' layer(utilities) source(none);",
    '@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));',
    `@source ${JSON.stringify(demo)};`,
  ].join('\n');
  // A name of its own for each demo: the compiler keeps what it found by this name.
  const from = demo.replace(/\.tsx$/, '.generated.css');
  const {css} = await postcss([tailwind({optimize: false}), scopeSelectors()]).process(input, {from});
  return css;
}
