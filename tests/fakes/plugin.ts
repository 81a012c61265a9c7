import path from 'node:path';
import type {Plugin} from 'vitest/config';

/** Modules without a file outside a Docusaurus build. Packages of that scope for Node are real and stay so. */
const faked =
  /^@(?:component-locales|page-component-locale|archived-versions|page-map|translation-counts|version-map|version-notice|older-version)$|^@(theme|theme-original|theme-init|generated)\/|^@docusaurus\/(?:[A-Z]|is|use|router$|constants$|theme-common|plugin-content-docs\/client)/;

const prefix = '\0fake:';

/** What is called JSON would be read as such. */
const ending = '.js';

/** Gives every faked module an identity of its own, so that `vi.mock` can replace one without the others. */
export function fakeDocusaurus(root: string): Plugin {
  const fake = JSON.stringify(path.join(root, 'tests/fakes/docusaurus.tsx'));
  return {
    name: 'fake-docusaurus',
    enforce: 'pre',
    resolveId: (id) => (faked.test(id) ? prefix + id + ending : undefined),
    load: (id) => {
      if (!id.startsWith(prefix)) return undefined;
      const name = JSON.stringify(id.slice(prefix.length, -ending.length));
      return `export * from ${fake};\nimport {fakeDefault} from ${fake};\nexport default fakeDefault(${name});\n`;
    },
  };
}
