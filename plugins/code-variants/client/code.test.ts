// @vitest-environment jsdom
import {describe, expect, it, vi} from 'vitest';
import type {DemoCode, DemoRecord} from '@theme/Demo';
import {codeText} from './demoRecord';
import {isCopyShortcut, visibleCode} from './copyShortcut';
import {demoRecord} from './demoRecord';
import {shownStyling, getSourcePath} from './demoStyling';

const press = {key: 'c', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false};

describe('copying', () => {
  it('Ctrl/Cmd+C is taken only from a reader without a selection', () => {
    expect(isCopyShortcut(press, {isCollapsed: true})).toBe(true);
    expect(isCopyShortcut({...press, ctrlKey: false, metaKey: true}, null)).toBe(true);
    expect(isCopyShortcut(press, {isCollapsed: false})).toBe(false);
    expect(isCopyShortcut({...press, shiftKey: true}, null)).toBe(false);
    expect(isCopyShortcut({...press, key: 'x'}, null)).toBe(false);
    expect(isCopyShortcut({...press, ctrlKey: false}, null)).toBe(false);
  });

  it('takes the text, without lines that are removed', () => {
    document.body.innerHTML =
      '<pre><code><span data-line="removed">old\n</span><span data-line="added"><i>new</i></span></code></pre>';
    expect(visibleCode(document.querySelector('pre'))).toBe('new');
    document.body.innerHTML = '<pre><code>a<noscript><i>&amp;</i>b</noscript></code></pre>';
    expect(visibleCode(document.querySelector('pre'))).toBe('a&b');
    expect(visibleCode(null)).toBe('');
  });

  it('reads highlighted HTML letter by letter', () => {
    expect(codeText('<span class="token">a</span> &lt;b&gt; &amp;lt; &quot;')).toBe('a <b> &lt; &quot;');
  });
});

function createCode(name: string): DemoCode {
  const server = {name: 'server.ts', html: '<i>ts</i>', js: {name: 'server.js', html: '<i>js</i>'}};
  const extraFiles = name === 'css' ? [server, {name: 'Bars.css', html: '.a <b>{}</b>'}] : [];
  return {ts: {html: `${name} <i>ts</i>`}, js: {html: `${name} <i>js</i>`}, extraFiles};
}

describe('the record of a demo in the browser', () => {
  const component = () => null;
  const shared = vi.fn(async () => ({}));
  const demo: DemoRecord = demoRecord(
    {
      name: 'Bars',
      stylings: ['system', 'css'],
      previewLines: [],
      previewHeight: 0,
      sourcePath: 'docs/_demos/Bars.tsx',
    },
    {
      system: [async () => ({default: component}), shared],
      css: [async () => ({default: component})],
    },
    {system: async () => ({default: createCode('system')}), css: async () => ({default: createCode('css')})},
  );

  it('has the exact text and names of every form', async () => {
    expect(await demo.loadSource?.('css', 'js')).toEqual({
      fileName: 'Bars.jsx',
      text: 'css js\n',
      extraFiles: [
        {name: 'server.js', text: 'js\n'},
        {name: 'Bars.css', text: '.a {}\n'},
      ],
    });
    expect((await demo.loadSource?.('css', 'ts'))?.extraFiles[0]).toEqual({name: 'server.ts', text: 'ts\n'});
  });

  it('fetches what the component shares with others beside it, each in a task of its own', async () => {
    const loaded = demo.loadComponent?.('system');
    expect(shared).not.toHaveBeenCalled();
    await loaded;
    expect(shared).toHaveBeenCalledOnce();
  });

  it('gives MUI System where the styling does not exist', async () => {
    expect((await demo.loadSource?.('tailwind', 'ts'))?.text).toBe('system ts\n');
    expect((await demo.loadComponent?.('tailwind'))?.default).toBe(component);
    expect(shownStyling(demo, 'Tailwind')).toBe('system');
    expect(shownStyling(demo, 'CSS')).toBe('css');
    expect(getSourcePath(demo, 'css')).toBe('docs/_demos/Bars.css.tsx');
  });
});
