import type {DemoRecord, DemoStyling} from '@theme/Demo';
import {stylingKey} from '@site/src/preferences/code';
import type {CodeStyling} from '@site/src/preferences/code';

/** The styling that a demo is shown in: the reader's, or `system` where the demo has no such form. */
export function shownStyling(demo: DemoRecord, styling: CodeStyling): DemoStyling {
  const key = stylingKey(styling);
  return demo.stylings.includes(key) ? key : 'system';
}

/** Path of a demo's file in a styling, relative to the project: `docs/…/_demos/Name.tailwind.tsx`. */
export function getSourcePath(demo: DemoRecord, styling: DemoStyling): string {
  return styling === 'system' ? demo.sourcePath : demo.sourcePath.replace(/\.tsx$/, `.${styling}.tsx`);
}
