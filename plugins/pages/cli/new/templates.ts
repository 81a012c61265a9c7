import {pascalCase, sentenceCase} from './names';
import {getSection} from '../../build/sections';

/**
 * A playground page: a bare route, without the frame of the site and without its MUI theme.
 *
 * @param name in kebab case
 */
export function playgroundPage(name: string): string {
  return `import React, {type ReactNode} from 'react';

export default function ${pascalCase(name)}Playground(): ReactNode {
  return (
    <main>
      <h1>${sentenceCase(name)}</h1>
    </main>
  );
}
`;
}

/**
 * A page that passes the checks as it is; its author replaces every sentence.
 *
 * @param address below `/x/`, such as `react-data-grid/row-height`
 */
export function page(address: string): string {
  const {title, packageName} = getSection(address);
  const label = sentenceCase(address.split('/').slice(1).at(-1) ?? 'overview');
  return `---
title: ${title} – ${label}
sidebar_label: ${label}
description: Say here what a reader can do after this page, in at most 160 characters.
packages:
  - '${packageName}'
---

Say in one sentence what this page helps with.

## What the reader wants to do {#task}

Show the smallest working demo, name the props in \`code\`, and say what people stumble over.
`;
}
