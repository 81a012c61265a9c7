// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {DemoCode} from '@theme/Demo';
import {createCode, Counter, demoBox, createRecord, show} from '../../../../tests/unit/demoOnPage';
import {fakeIntersectionObserver} from '../../../../tests/unit/fakeObserver';
import {CodePreferencesProvider, useChooseCode} from '../../client';
import Demo from '.';

vi.mock('@theme/DemoScope', () => ({
  default: ({children}: {children: ReactNode}) => <div data-testid="scope">{children}</div>,
}));
vi.mock('@theme/LoadFailure', () => import('@site/src/theme/LoadFailure'));
vi.mock('@theme/CopyButton', () => import('../CopyButton'));

let viewport: ReturnType<typeof fakeIntersectionObserver>;

beforeEach(() => {
  viewport = fakeIntersectionObserver();
});

afterEach(cleanup);

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
    show(createRecord({loadComponent: async () => ({default: Fragile})}));
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
    show(createRecord({loadComponent}));
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
    show(createRecord({loadComponent, code: createCode('<i>code</i>')}), {hideToolbar: true});
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
      styling === 'css' && isDown
        ? Promise.reject(chunkError())
        : Promise.resolve(createCode(`of ${styling}`)),
    );
    const Choose = () => {
      const choose = useChooseCode();
      return <button onClick={() => choose({codeStyling: 'CSS'})}>Choose CSS</button>;
    };
    const demo = createRecord({stylings: ['system', 'css'], loadComponent, loadCode});
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
    show(createRecord());
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
      .mockResolvedValue({...createCode('<i>code</i>'), extraFiles: [server]});
    show(createRecord({code: createCode('<i>code</i>'), hasFiles: true, loadCode}), {hideToolbar: true});
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
      .mockResolvedValue(createCode('<i>code</i>'));
    show(createRecord({loadCode}), {hideToolbar: true});
    await failure();
    tryAgain();
    await waitFor(() => expect(demoBox().querySelector('code')?.textContent).toBe('code'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
