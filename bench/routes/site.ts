import fs from 'node:fs';
import path from 'node:path';

import {pageName, prose} from './words';

/** How a site is built: as Docusaurus ships it, with short file names only, or with the plugin. */
export type Variant = 'stock' | 'short-names' | 'sections';

/** Shape of the one sidebar: all links in one list, or in collapsed categories of 25. */
export type SidebarShape = 'flat' | 'grouped';

/** What to generate. */
export interface SiteOptions {
  /** Number of documentation pages. */
  pages: number;
  variant: Variant;
  sidebar: SidebarShape;
}

/** Base address of the synthetic site, as of the real one. */
export const BASE_URL = '/x/';

/**
 * Address of page number `index`, with the base address. The first page has the address of the whole documentation: a
 * page and its parent route that share an address are the hard case of every look-up by address.
 */
export function pageAddress(index: number): string {
  if (index === 0) {
    return BASE_URL;
  }
  const {section, slug} = pageName(index);
  return `${BASE_URL}${section}/${slug}/`;
}

function pageSource(index: number): string {
  const {title, label} = pageName(index);
  const neighbor = pageName(Math.max(0, index - 1));
  const sections = ['Basics', 'Options', 'Events', 'Styling', 'Limits'].map(
    (heading, part) => `## ${heading}\n\n${prose(index * 7 + part, 4)}\n`,
  );
  return `---
title: "${title}"
sidebar_label: "${label}"
description: "${prose(index, 1).slice(0, 110)}"${index === 0 ? '\nslug: /' : ''}
---

import {LazyDemo} from '@site/src/LazyDemo';

${prose(index * 11 + 3, 2)} See [${neighbor.label}](/${neighbor.section}/${neighbor.slug}/index.mdx#options).

<LazyDemo load={() => import('./_demos/Basic')} />

${sections.join('\n')}
`;
}

function demoSource(index: number): string {
  return `import React from 'react';

export default function Basic() {
  const [count, setCount] = React.useState(${index});
  return <button type="button" onClick={() => setCount(count + 1)}>${prose(index + 5, 3)} {count}</button>;
}
`;
}

const LAZY_DEMO = `import React from 'react';

/** Renders a demo in the browser only, in a box of fixed height. */
export function LazyDemo({load}: {load: () => Promise<{default: React.ComponentType}>}) {
  const [Demo, setDemo] = React.useState<React.ComponentType | null>(null);
  React.useEffect(() => {
    let mounted = true;
    load().then(({default: component}) => {
      if (mounted) {
        setDemo(() => component);
      }
    }).catch(console.error);
    return () => {
      mounted = false;
    };
  }, []);
  return <div style={{height: 80}}>{Demo ? <Demo /> : null}</div>;
}
`;

function sidebarSource({pages, sidebar}: SiteOptions): string {
  const names = Array.from({length: pages}, (_, index) => pageName(index));
  const docId = ({section, slug}: {section: string; slug: string}): string => `${section}/${slug}/index`;
  const items =
    sidebar === 'flat'
      ? names.map(docId)
      : [...new Set(names.map(({sectionLabel}) => sectionLabel))].map((label) => ({
          type: 'category',
          label,
          items: names.filter(({sectionLabel}) => sectionLabel === label).map(docId),
        }));
  return `export default ${JSON.stringify({docs: items}, null, 1)};\n`;
}

function pluginsSource(variant: Variant, root: string): string {
  const pluginPath = (file: string): string => JSON.stringify(path.join(root, file));
  switch (variant) {
    case 'stock':
      return '[]';
    case 'short-names':
      return `[${pluginPath('bench/routes/shortNames.ts')}]`;
    case 'sections':
      // Its theme is Docusaurus' own, which highlights code in the browser.
      return `[[${pluginPath('plugins/lean-client/index.ts')}, {sectionsOnly: true}]]`;
  }
}

function configSource(options: SiteOptions, root: string): string {
  return `export default {
  title: 'Synthetic',
  url: 'https://example.com',
  baseUrl: '${BASE_URL}',
  trailingSlash: true,
  onBrokenLinks: 'throw',
  future: {v4: true, faster: {
    swcJsLoader: true, swcJsMinimizer: true, swcHtmlMinimizer: true, lightningCssMinimizer: true,
    mdxCrossCompilerCache: true, rspackBundler: true, rspackPersistentCache: false, ssgWorkerThreads: false, gitEagerVcs: false,
  }},
  i18n: {defaultLocale: 'en', locales: ['en']},
  presets: [['classic', {
    docs: {routeBasePath: '/', sidebarPath: './sidebars.ts'},
    blog: false,
    pages: false,
    sitemap: false,
  }]],
  plugins: ${pluginsSource(options.variant, root)},
  themeConfig: {
    navbar: {title: 'Synthetic', items: [{type: 'docSidebar', sidebarId: 'docs', label: 'Docs'}]},
  },
};
`;
}

/**
 * Writes a Docusaurus site into `folder` (emptied first).
 *
 * @param root absolute path of this project, whose plugins and packages the site uses
 */
export function writeSite(folder: string, root: string, options: SiteOptions): void {
  fs.rmSync(folder, {recursive: true, force: true});
  const write = (file: string, text: string): void => {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  };
  write('package.json', '{"name": "synthetic-site", "private": true}\n');
  write('docusaurus.config.ts', configSource(options, root));
  write('sidebars.ts', sidebarSource(options));
  write('src/LazyDemo.tsx', LAZY_DEMO);
  for (let index = 0; index < options.pages; index += 1) {
    const {section, slug} = pageName(index);
    write(`docs/${section}/${slug}/index.mdx`, pageSource(index));
    write(`docs/${section}/${slug}/_demos/Basic.tsx`, demoSource(index));
  }
}
