// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {createZip} from '../project/zip';
import {downloadProject, openInStackBlitz, type ProjectChoice, type TakeableDemo} from './project';

vi.mock('@generated/docusaurus-plugin-code-variants/default/demo-packages.json', async () => {
  const {basePackages, tools} = await import('../project/template');
  const names = [...basePackages, ...Object.values(tools).flat()];
  return {default: Object.fromEntries(names.map((name) => [name, {version: '1.2.3'}]))};
});

// Its own test runs in Node: the streams of the simulated browser are not those of the archive writer.
vi.mock('../project/zip', () => ({createZip: vi.fn(async () => new Blob(['archive']))}));

const choice: ProjectChoice = {language: 'js', styling: 'system'};

function demo(changes: Partial<TakeableDemo> = {}): TakeableDemo {
  return {
    name: 'StockList',
    stylings: ['system'],
    loadSource: async (styling, language) => ({
      fileName: `StockList.${language}x`,
      text: `// ${styling}\nimport * as React from 'react';\n`,
      extraFiles: [],
    }),
    ...changes,
  };
}

function openTab() {
  const tab = {close: vi.fn(), opener: window};
  vi.stubGlobal('open', vi.fn().mockReturnValue(tab));
  const posted: {action: string; target: string; method: string; data: FormData}[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const {action, target, method} = this;
    posted.push({action, target, method, data: new FormData(this)});
  });
  return {tab, posted};
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('openInStackBlitz', () => {
  it('posts the project into a tab that was opened in the click, and leaves nothing on the page', async () => {
    const {tab, posted} = openTab();
    const result = openInStackBlitz(demo(), choice);
    expect(window.open).toHaveBeenCalledTimes(1);
    expect(await result).toBeNull();
    const [post] = posted;
    expect(post).toMatchObject({method: 'post', target: vi.mocked(window.open).mock.calls[0]?.[1]});
    expect(post?.action).toBe('https://stackblitz.com/run?file=src%2FDemo.jsx');
    expect(post?.data.get('project[files][src/Demo.jsx]')).toContain('// system');
    expect(tab.opener).toBeNull();
    expect(document.body.childElementCount).toBe(0);
  });

  it('takes the system form where the chosen styling is missing, without its set-up', async () => {
    const {posted} = openTab();
    await openInStackBlitz(demo(), {...choice, styling: 'tailwind'});
    expect(posted[0]?.data.get('project[files][src/Demo.jsx]')).toContain('// system');
    expect(posted[0]?.data.get('project[files][package.json]')).not.toContain('tailwind');
  });

  it('says that the browser blocked the tab, and fetches nothing', async () => {
    vi.stubGlobal('open', vi.fn().mockReturnValue(null));
    const loadSource = vi.fn();
    expect(await openInStackBlitz(demo({loadSource}), choice)).toBe('blocked');
    expect(loadSource).not.toHaveBeenCalled();
  });

  it('closes the tab when the source cannot be fetched', async () => {
    const {tab, posted} = openTab();
    const loadSource = () => Promise.reject(new Error('offline'));
    expect(await openInStackBlitz(demo({loadSource}), choice)).toBe('unreachable');
    expect(tab.close).toHaveBeenCalled();
    expect(posted).toEqual([]);
  });
});

describe('downloadProject', () => {
  it('saves one archive under the name of the project', async () => {
    const createObjectURL = vi.fn<(blob: Blob) => string>().mockReturnValue('blob:archive');
    vi.stubGlobal('URL', Object.assign(URL, {createObjectURL}));
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.href}`);
    });
    expect(await downloadProject(demo(), choice)).toBeNull();
    expect(saved).toEqual(['stock-list.zip blob:archive']);
    const [files, folder] = vi.mocked(createZip).mock.calls[0] ?? [];
    expect(files?.['src/Demo.jsx']).toContain('// system');
    expect(folder).toBe('stock-list');
  });

  it('says why a project cannot be made', async () => {
    const loadSource = async () => ({
      fileName: 'StockList.jsx',
      text: "import 'unheard-of';\n",
      extraFiles: [],
    });
    expect(await downloadProject(demo({loadSource}), choice)).toBe('impossible');
  });
});
