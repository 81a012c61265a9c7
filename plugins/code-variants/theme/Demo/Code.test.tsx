// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createCode, demoBox, facts, createRecord, show} from '../../../../tests/unit/demoOnPage';
import {fakeIntersectionObserver} from '../../../../tests/unit/fakeObserver';
import {CodePreferencesProvider, useChooseCode} from '../../client';
import Demo from '.';

vi.mock('@theme/DemoScope', () => ({
  default: ({children}: {children: ReactNode}) => <div data-testid="scope">{children}</div>,
}));
vi.mock('@theme/LoadFailure', () => import('@site/src/theme/LoadFailure'));
vi.mock('@theme/CopyButton', () => import('../CopyButton'));

beforeEach(() => {
  fakeIntersectionObserver();
});

afterEach(() => {
  cleanup();
  // The choice of a language outlives a page.
  document.cookie = 'codeVariant=; max-age=0';
});

function ChooseJavaScript() {
  const choose = useChooseCode();
  return <button onClick={() => choose({codeVariant: 'JS'})}>Choose JavaScript</button>;
}

describe('the code of a demo', () => {
  it('the server writes the code and no component', () => {
    const html = renderToString(
      <CodePreferencesProvider>
        <Demo name="Counter" height={320} demo={{...facts, code: createCode('<i class="token">const</i>')}} />
      </CodePreferencesProvider>,
    );
    expect(html).toContain('<code data-variant="TS" data-styling="system"><i class="token">const</i></code>');
    expect(html).toContain('<i class="token">const</i> // js</code>');
    expect(html).not.toContain('count 0');
  });

  const written = {...facts, code: createCode('a<noscript><i>b</i></noscript>')};

  it('the server folds what the closed box does not show, and nothing where all is shown', () => {
    const html = (openCode: boolean) =>
      renderToString(
        <CodePreferencesProvider>
          <Demo name="Counter" height={320} demo={written} openCode={openCode} />
        </CodePreferencesProvider>,
      );
    expect(html(false)).toContain('a<noscript><i>b</i></noscript></code>');
    expect(html(true)).toContain('a<i>b</i></code>');
  });

  it.each([
    ['when it is opened', () => fireEvent.click(screen.getByRole('button', {name: 'Show all code'}))],
    ['on paper', () => fireEvent(window, new Event('beforeprint'))],
  ])('makes elements of folded code %s', (_, act) => {
    show(createRecord(written), {hideToolbar: true});
    const code = demoBox().querySelector('code');
    expect(code?.innerHTML).toBe('a<noscript><i>b</i></noscript>');
    act();
    expect(code?.innerHTML).toBe('a<i>b</i>');
  });

  it('fetches its code after a navigation inside the site', async () => {
    const demo = createRecord();
    show(demo);
    await waitFor(() => expect(demoBox().querySelector('code')?.innerHTML).toContain('token'));
    expect(demo.loadCode).toHaveBeenCalledTimes(1);
  });

  it('opens and closes its code without a toolbar', () => {
    show(createRecord({code: createCode('<i>code</i>')}), {hideToolbar: true});
    fireEvent.click(screen.getByRole('button', {name: 'Show all code', expanded: false}));
    expect(demoBox().querySelector('[data-open]')?.textContent).toContain('code');
    fireEvent.click(screen.getByRole('button', {name: 'Hide code', expanded: true}));
    expect(demoBox().querySelector('[data-open]')).toBeNull();
  });

  it('does not fetch code that stands on the page', () => {
    const demo = createRecord({code: createCode('<i>code</i>')});
    show(demo);
    expect(demoBox().querySelector('code')?.textContent).toBe('code');
    expect(demo.loadCode).not.toHaveBeenCalled();
  });

  it('shows the files that the demo imports with all of its code, in the chosen language', async () => {
    const server = {name: 'server.ts', html: '<i>ts</i>', js: {name: 'server.js', html: '<i>js</i>'}};
    const loadCode = vi.fn(async () => ({...createCode('<i>code</i>'), extraFiles: [server]}));
    const demo = createRecord({code: createCode('<i>code</i>'), hasFiles: true, loadCode});
    render(
      <CodePreferencesProvider>
        <ChooseJavaScript />
        <Demo name="Counter" height={320} demo={demo} hideToolbar />
      </CodePreferencesProvider>,
    );
    expect(loadCode).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', {name: 'Show all code', expanded: false}));
    fireEvent.click(await screen.findByRole('tab', {name: 'server.ts'}));
    const shown = () => demoBox().querySelector('code:not([hidden])');
    expect(shown()?.textContent).toBe('ts');
    fireEvent.click(screen.getByText('Choose JavaScript'));
    expect(shown()?.textContent).toBe('js');
    expect(screen.getByRole('tab', {name: 'server.js', selected: true})).toBeDefined();
  });

  describe('its JavaScript, when a reader chooses that', () => {
    const folded = 'a<noscript><i>b</i></noscript> // js';
    const code = () => demoBox().querySelector('[data-variant=JS]')?.innerHTML;
    const choose = () => {
      render(
        <CodePreferencesProvider>
          <ChooseJavaScript />
          <Demo name="Counter" height={320} demo={createRecord(written)} />
        </CodePreferencesProvider>,
      );
      expect(code()).toBe(folded);
      fireEvent.click(screen.getByText('Choose JavaScript'));
    };

    it('is made of elements at once', () => {
      choose();
      expect(code()).toBe('a<i>b</i> // js');
    });

    it('is made of elements after what is in sight, where it is not', async () => {
      vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
        new DOMRect(0, 5000, 600, 200),
      );
      choose();
      expect(code()).toBe(folded);
      await waitFor(() => expect(code()).toBe('a<i>b</i> // js'));
    });
  });

  it('throws nothing when the code does not load', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    show(createRecord({loadCode: vi.fn(() => Promise.reject(new Error('offline')))}));
    await new Promise((resolve) => setTimeout(resolve, 0));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('Ctrl+C in the code copies all of it, unless text is selected', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    show(createRecord({code: createCode('<i>a</i> &lt; b')}));
    const pre = demoBox().querySelector('pre');
    if (!pre) throw new Error('no code');
    window.getSelection()?.selectAllChildren(pre);
    fireEvent.keyDown(pre, {key: 'c', ctrlKey: true});
    expect(writeText).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
    fireEvent.keyDown(pre, {key: 'c', ctrlKey: true});
    expect(writeText).toHaveBeenCalledWith('a < b');
    expect(await screen.findByText('Copied')).toBeDefined();
  });

  it('its code stays left-to-right and the keyboard can scroll it', () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private readonly measured: () => void) {}
        observe() {
          this.measured();
        }
        disconnect() {}
      },
    );
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300);
    show(createRecord());
    const pre = demoBox().querySelector('pre');
    expect(pre?.dir).toBe('ltr');
    expect(pre?.tabIndex).toBe(0);
  });
});
