import {readFileSync} from 'node:fs';
import type {Code} from 'mdast';
import {describe, expect, it} from 'vitest';
import {codeText} from '../client/demoRecord';
import {makeDemoForms} from '../demoForms';
import {demoForm} from './demoForm';

const page = {siteDir: process.cwd(), pagePath: 'docs/react-data-grid/index.mdx', text: (id: string) => id};

function demo(name: string, pagePath = page.pagePath, locale?: string): Code[] {
  const element = {
    type: 'mdxJsxFlowElement' as const,
    name: 'Demo',
    attributes: [{type: 'mdxJsxAttribute' as const, name: 'name', value: name}],
    children: [],
  };
  return demoForm(locale)(element, {...page, pagePath}).filter((node) => node.type === 'code');
}

describe('a demo as Markdown', () => {
  it('is the TypeScript that the page shows, from the page and from its translation', async () => {
    const file = 'docs/react-data-grid/sorting/_demos/SortPeaks.tsx';
    const shown = await makeDemoForms(readFileSync(file, 'utf8'), file, {});
    const [main] = demo('SortPeaks', 'docs/react-data-grid/sorting/index.mdx');
    expect(main?.value).toBe(codeText(shown.ts));
    expect(main).toMatchObject({lang: 'tsx', meta: 'title="SortPeaks.tsx"'});
    const translated = 'i18n/zh/docusaurus-plugin-content-docs/current/react-data-grid/sorting/index.mdx';
    expect(demo('SortPeaks', translated)).toEqual([main]);
    expect(main?.value).not.toContain('#preview');
  });

  it('has the modules that it imports behind it, and their names in its imports', () => {
    const page = 'docs/react-data-grid/server-side-data/lazy-loading/index.mdx';
    const [main, ...files] = demo('LazyOrders', page);
    expect(main?.value).toContain("from './rowServer';");
    expect(files.map(({lang, meta}) => [lang, meta])).toEqual([
      ['ts', 'title="orders.ts"'],
      ['ts', 'title="rowServer.ts"'],
    ]);
    expect(files[1]?.value).toContain('export function readRows');
  });

  it('writes dates and numbers as the page shows them, in the modules that it imports, too', () => {
    const [basic] = demo('LinesDates', 'docs/react-charts/lines/index.mdx', 'zh-CN');
    expect(basic?.value).toContain("new Intl.DateTimeFormat('zh-CN', {");
    const page = 'docs/react-data-grid/demos/time-off-calendar/index.mdx';
    const [, absences] = demo('TimeOffCalendar', page, 'zh-CN');
    expect(absences?.value).toContain(".toLocaleDateString('zh-CN', {weekday: 'short'");
  });
});
