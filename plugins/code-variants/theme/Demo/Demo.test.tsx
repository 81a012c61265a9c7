// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {DemoCode, DemoRecord} from '@theme/Demo';
import {fakeIntersectionObserver} from '../../../../tests/unit/fakeObserver';
import {CodePreferencesProvider, useChooseCode} from '../../client';
import Demo from '.';

vi.mock('@theme/DemoScope', () => ({
  default: ({children}: {children: ReactNode}) => <div data-testid="scope">{children}</div>,
}));
vi.mock('@theme/LoadFailure', () => import('@site/src/theme/LoadFailure'));
vi.mock('@theme/CopyButton', () => import('../CopyButton'));

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`count ${count}`}
    </button>
  );
}

function ChooseJavaScript() {
  const choose = useChooseCode();
  return <button onClick={() => choose({codeVariant: 'JS'})}>Choose JavaScript</button>;
}

const facts = {
  name: 'Counter',
  stylings: ['system'],
  previewLines: [],
  previewHeight: 0,
  sourcePath: 'docs/_demos/Counter.tsx',
} satisfies Partial<DemoRecord>;

function codeOf(html: string): DemoCode {
  return {ts: {html}, js: {html: `${html} // js`}, extraFiles: []};
}

function recordOf(record: Partial<DemoRecord> = {}) {
  const loadComponent = vi.fn(async () => ({default: Counter}));
  const loadCode = vi.fn(async () => codeOf('<span class="token">code</span>'));
  return {...facts, code: codeOf(''), loadComponent, loadCode, ...record};
}

let viewport: ReturnType<typeof fakeIntersectionObserver>;

beforeEach(() => {
  viewport = fakeIntersectionObserver();
});

afterEach(cleanup);

function show(demo: DemoRecord, props: {maxWidth?: number; hideToolbar?: boolean} = {}) {
  return render(
    <CodePreferencesProvider>
      <Demo name="Counter" height={320} demo={demo} {...props} />
    </CodePreferencesProvider>,
  );
}

const demoBox = () => screen.getByRole('region', {name: 'Demo Counter'});

describe('a demo', () => {
  it('loads when it comes near the viewport, not before and not twice', async () => {
    const demo = recordOf();
    show(demo);
    expect(viewport.watched()).toHaveLength(1);
    expect(viewport.margins()).toEqual(['400px 0px']);
    await viewport.report(false);
    expect(demo.loadComponent).not.toHaveBeenCalled();
    await viewport.report(true);
    expect(await screen.findByText('count 0')).toBeDefined();
    expect(viewport.watched()).toEqual([]);
    fireEvent.click(screen.getByText('count 0'));
    expect(screen.getByText('count 1')).toBeDefined();
    expect(demo.loadComponent).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId('scope').contains(screen.getByText('count 1'))).toBe(true);
  });

  it('is drawn once, and not anew for a press on what is around it', async () => {
    const draw = vi.fn(() => <p>drawn</p>);
    show(recordOf({loadComponent: async () => ({default: draw})}), {hideToolbar: true});
    await viewport.report(true);
    await waitFor(() => expect(demoBox().dataset.demoState).toBe('ready'));
    fireEvent.click(screen.getByRole('button', {name: 'Show all code'}));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('stops watching when the page is left', () => {
    const {unmount} = show(recordOf());
    unmount();
    expect(viewport.watched()).toEqual([]);
  });

  it('has its name as anchor, reserves its height and says when it is ready', async () => {
    show(recordOf(), {maxWidth: 500});
    expect(demoBox().id).toBe('Counter');
    expect(demoBox().dataset.demoState).toBe('waiting');
    const preview = viewport.watched()[0];
    expect(preview instanceof HTMLElement && preview.style.minBlockSize).toBe('320px');
    await viewport.report(true);
    await waitFor(() => expect(demoBox().dataset.demoState).toBe('ready'));
  });

  it('the server writes the code and no component', () => {
    const html = renderToString(
      <CodePreferencesProvider>
        <Demo name="Counter" height={320} demo={{...facts, code: codeOf('<i class="token">const</i>')}} />
      </CodePreferencesProvider>,
    );
    expect(html).toContain('<code data-variant="TS" data-styling="system"><i class="token">const</i></code>');
    expect(html).toContain('<i class="token">const</i> // js</code>');
    expect(html).not.toContain('count 0');
  });

  const written = {...facts, code: codeOf('a<noscript><i>b</i></noscript>')};

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
    show(recordOf(written), {hideToolbar: true});
    const code = demoBox().querySelector('code');
    expect(code?.innerHTML).toBe('a<noscript><i>b</i></noscript>');
    act();
    expect(code?.innerHTML).toBe('a<i>b</i>');
  });

  it('fetches its code after a navigation inside the site', async () => {
    const demo = recordOf();
    show(demo);
    await waitFor(() => expect(demoBox().querySelector('code')?.innerHTML).toContain('token'));
    expect(demo.loadCode).toHaveBeenCalledTimes(1);
  });

  it('opens and closes its code without a toolbar', () => {
    show(recordOf({code: codeOf('<i>code</i>')}), {hideToolbar: true});
    fireEvent.click(screen.getByRole('button', {name: 'Show all code', expanded: false}));
    expect(demoBox().querySelector('[data-open]')?.textContent).toContain('code');
    fireEvent.click(screen.getByRole('button', {name: 'Hide code', expanded: true}));
    expect(demoBox().querySelector('[data-open]')).toBeNull();
  });

  it('does not fetch code that stands on the page', () => {
    const demo = recordOf({code: codeOf('<i>code</i>')});
    show(demo);
    expect(demoBox().querySelector('code')?.textContent).toBe('code');
    expect(demo.loadCode).not.toHaveBeenCalled();
  });

  it('shows the files that the demo imports with all of its code, in the chosen language', async () => {
    const server = {name: 'server.ts', html: '<i>ts</i>', js: {name: 'server.js', html: '<i>js</i>'}};
    const loadCode = vi.fn(async () => ({...codeOf('<i>code</i>'), extraFiles: [server]}));
    const demo = recordOf({code: codeOf('<i>code</i>'), hasFiles: true, loadCode});
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

  it('makes elements of its JavaScript when a reader chooses that', () => {
    render(
      <CodePreferencesProvider>
        <ChooseJavaScript />
        <Demo name="Counter" height={320} demo={recordOf(written)} />
      </CodePreferencesProvider>,
    );
    fireEvent.click(screen.getByText('Choose JavaScript'));
    expect(demoBox().querySelector('[data-variant=JS]')?.innerHTML).toBe('a<i>b</i> // js');
  });

  it('makes elements of JavaScript that is out of sight after what is in sight', async () => {
    document.cookie = 'codeVariant=; max-age=0';
    const below = vi
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 5000, 600, 200));
    render(
      <CodePreferencesProvider>
        <ChooseJavaScript />
        <Demo name="Counter" height={320} demo={recordOf(written)} />
      </CodePreferencesProvider>,
    );
    fireEvent.click(screen.getByText('Choose JavaScript'));
    const code = () => demoBox().querySelector('[data-variant=JS]')?.innerHTML;
    expect(code()).toBe('a<noscript><i>b</i></noscript> // js');
    await waitFor(() => expect(code()).toBe('a<i>b</i> // js'));
    below.mockRestore();
  });

  it('throws nothing when the code does not load', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    show(recordOf({loadCode: vi.fn(() => Promise.reject(new Error('offline')))}));
    await new Promise((resolve) => setTimeout(resolve, 0));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('Ctrl+C in the code copies all of it, unless text is selected', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    show(recordOf({code: codeOf('<i>a</i> &lt; b')}));
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
    show(recordOf());
    const pre = demoBox().querySelector('pre');
    expect(pre?.dir).toBe('ltr');
    expect(pre?.tabIndex).toBe(0);
  });
});

describe('a demo that fails', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('announces the error in its own box and starts again', async () => {
    let broken = true;
    function Fragile() {
      if (broken) throw new Error('No rows to show');
      return <p>works</p>;
    }
    show(recordOf({loadComponent: async () => ({default: Fragile})}));
    await viewport.report(true);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The demo Counter stopped with an error.');
    expect(alert.textContent).toContain('No rows to show');
    expect(demoBox().contains(alert)).toBe(true);
    expect(demoBox().dataset.demoState).toBe('waiting');
    const issue = new URL(screen.getByText('Report it').getAttribute('href') ?? '');
    expect(issue.pathname).toMatch(/\/issues\/new$/);
    expect(issue.searchParams.get('title')).toContain('Demo Counter');
    expect(issue.searchParams.get('body')).toContain('/x/');

    fireEvent.click(screen.getByText('Start it again'));
    expect((await screen.findByRole('alert')).textContent).toContain('No rows to show');
    broken = false;
    fireEvent.click(screen.getByText('Start it again'));
    expect(await screen.findByText('works')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(demoBox().dataset.demoState).toBe('ready'));
  });

  it('shows the error of a component that throws before it is drawn', async () => {
    const loadComponent = vi
      .fn<() => Promise<{default: typeof Counter}>>()
      .mockRejectedValueOnce(new Error('rows is not defined'))
      .mockResolvedValue({default: Counter});
    show(recordOf({loadComponent}));
    await viewport.report(true);
    expect((await screen.findByRole('alert')).textContent).toContain('rows is not defined');
    fireEvent.click(screen.getByText('Start it again'));
    expect(await screen.findByText('count 0')).toBeDefined();
  });
});

/** What the bundler throws when a script does not arrive. */
function chunkError(): Error {
  return Object.assign(new Error('Loading chunk 12 failed.'), {name: 'ChunkLoadError'});
}

describe('a demo that does not arrive', () => {
  const failure = () => screen.findByText(/This could not be loaded/);
  const tryAgain = () => fireEvent.click(screen.getByRole('button', {name: 'Try again'}));

  it('says so on its stage without an error, and starts at the next try', async () => {
    const loadComponent = vi
      .fn<() => Promise<{default: typeof Counter}>>()
      .mockRejectedValueOnce(chunkError())
      .mockResolvedValue({default: Counter});
    show(recordOf({loadComponent, code: codeOf('<i>code</i>')}), {hideToolbar: true});
    await viewport.report(true);
    expect(
      demoBox()
        .querySelector('[data-demo-box]')
        ?.contains(await failure()),
    ).toBe(true);
    expect(screen.queryByText('Report it')).toBeNull();
    expect(demoBox().textContent).toContain('code');
    tryAgain();
    expect(await screen.findByText('count 0')).toBeDefined();
    expect(loadComponent).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('in another styling: the one before runs on, and says below the tools what failed', async () => {
    const Styled = () => <p>in CSS</p>;
    let isDown = true;
    const loadComponent = vi.fn((styling: string) => {
      if (styling === 'system') return Promise.resolve({default: Counter});
      return isDown ? Promise.reject(chunkError()) : Promise.resolve({default: Styled});
    });
    const loadCode = vi.fn((styling: string) =>
      styling === 'css' && isDown ? Promise.reject(chunkError()) : Promise.resolve(codeOf(`of ${styling}`)),
    );
    const Choose = () => {
      const choose = useChooseCode();
      return <button onClick={() => choose({codeStyling: 'CSS'})}>Choose CSS</button>;
    };
    const demo = recordOf({stylings: ['system', 'css'], loadComponent, loadCode});
    render(
      <CodePreferencesProvider>
        <Choose />
        <Demo name="Counter" height={320} demo={demo} hideToolbar />
      </CodePreferencesProvider>,
    );
    await viewport.report(true);
    fireEvent.click(await screen.findByText('count 0'));
    fireEvent.click(screen.getByText('Choose CSS'));
    const alert = await failure();
    expect(demoBox().querySelector('[data-demo-box]')?.contains(alert)).toBe(false);
    // Once, for component and code; both are there as they were.
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByText('count 1')).toBeDefined();
    expect(demoBox().querySelector('code:not([hidden])')?.textContent).toBe('of system');
    isDown = false;
    tryAgain();
    expect(await screen.findByText('in CSS')).toBeDefined();
    await waitFor(() => expect(demoBox().querySelector('code:not([hidden])')?.textContent).toBe('of css'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without its tools: runs, and offers to fetch them', async () => {
    let isDown = true;
    vi.doMock('./Tools', () => {
      if (isDown) throw chunkError();
      return {default: () => <div role="toolbar" />};
    });
    show(recordOf());
    await viewport.report(true);
    expect(await screen.findByText('count 0')).toBeDefined();
    await failure();
    expect(screen.getByRole('button', {name: 'Show all code'})).toBeDefined();
    isDown = false;
    tryAgain();
    expect(await screen.findByRole('toolbar')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    vi.doUnmock('./Tools');
  });

  it('without the files of its code: shows the code, and offers to fetch them', async () => {
    const server = {name: 'server.json', html: '<i>json</i>'};
    const loadCode = vi
      .fn<() => Promise<DemoCode>>()
      .mockRejectedValueOnce(chunkError())
      .mockResolvedValue({...codeOf('<i>code</i>'), extraFiles: [server]});
    show(recordOf({code: codeOf('<i>code</i>'), hasFiles: true, loadCode}), {hideToolbar: true});
    fireEvent.click(screen.getByRole('button', {name: 'Show all code', expanded: false}));
    await failure();
    expect(demoBox().querySelector('code:not([hidden])')?.textContent).toBe('code');
    tryAgain();
    expect(await screen.findByRole('tab', {name: 'server.json'})).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without its code, after a navigation inside the site: offers to fetch it', async () => {
    const loadCode = vi
      .fn<() => Promise<DemoCode>>()
      .mockRejectedValueOnce(chunkError())
      .mockResolvedValue(codeOf('<i>code</i>'));
    show(recordOf({loadCode}), {hideToolbar: true});
    await failure();
    tryAgain();
    await waitFor(() => expect(demoBox().querySelector('code')?.textContent).toBe('code'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
