import {expect, it} from 'vitest';
import {markdownFaults} from '../e2e/support/markdown';

it.each([
  ['A <Demo name="B" /> here', ['<Demo name="B" />']],
  ['import A from "b"\n\nText', ['import A from "b"']],
  ['[a](/x/b/) [c](./d.mdx) [e](#f)', ['](/x/b/)', '](./d.mdx)', '](#f)']],
  ['## A {#a}', ['{#a}']],
  ['带&#x6709;', ['&#x6709;']],
  ['Two ``<A> ` `` and `<B>`, Promise\\<void>, <https://a.test/> and [b](https://a.test/)', []],
  ['A \\` alone, then `<A>`', []],
  ['```tsx\nimport A from "b";\n<Demo />\n```\n\n> ```tsx\n> <Demo />\n> ```', []],
])('what a Markdown copy must not hold outside its code: %j', (text, faults) => {
  expect(markdownFaults(text)).toEqual(faults);
});
