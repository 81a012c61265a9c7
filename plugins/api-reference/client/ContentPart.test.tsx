// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Ready} from '../contentModule';
import {ContentPart} from './ContentPart';

vi.mock('@theme/LoadFailure', () => import('@site/src/theme/LoadFailure'));

/** The document of the tests cannot scroll. */
const come = vi.fn();

beforeEach(() => {
  come.mockClear();
  Element.prototype.scrollIntoView = come;
  vi.stubGlobal('CSS', {supports: () => true});
});

afterEach(() => {
  cleanup();
  window.location.hash = '';
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

type View = {readonly text: string};

function Drawing({view}: {view: View}) {
  return (
    <>
      <input data-api-filter aria-label="Filter" />
      <p role="status" data-api-status />
      <div id="prop-rows" data-api-entry="rows">
        {view.text}
      </div>
      <span>
        <code>npm install</code>
        <button data-api-copy>Copy</button>
      </span>
      <a data-api-link href="#prop-rows">
        Link
      </a>
    </>
  );
}

const ready: Ready<View> = {data: {text: 'The rows'}, Drawing};

async function show(load: () => Promise<Ready<View>>) {
  render(<ContentPart content={{load}} />);
  await act(async () => undefined);
}

describe('a content that does not arrive', () => {
  it('says so in its place, and is fetched again', async () => {
    const load = vi.fn(() => Promise.reject<Ready<View>>(new Error('Loading chunk failed')));
    await show(load);
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    load.mockResolvedValue(ready);
    await act(async () => fireEvent.click(screen.getByRole('button', {name: 'Try again'})));
    expect(screen.getByText('The rows')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    // Its controls answer.
    fireEvent.change(screen.getByLabelText('Filter'), {target: {value: 'nothing'}});
    fireEvent.keyDown(screen.getByLabelText('Filter'), {key: 'Escape'});
    expect(screen.getByLabelText('Filter')).toHaveProperty('value', '');
  });

  it('is not asked for where the server has written it', async () => {
    const load = vi.fn(() => Promise.resolve(ready));
    const page = document.createElement('div');
    page.innerHTML = '<div><p>of the server</p></div>';
    document.body.append(page);
    const {hydrateRoot} = await import('react-dom/client');
    await act(async () => void hydrateRoot(page, <ContentPart content={{load}} />));
    expect(screen.getByText('of the server')).toBeDefined();
    expect(load).not.toHaveBeenCalled();
  });
});

describe('the entry that the address names', () => {
  beforeEach(() => {
    window.location.hash = '#prop-rows';
  });
  afterEach(() => document.documentElement.removeAttribute('data-api-layout'));

  it.each([
    ['is come to', 0, true],
    ['is left alone where the browser has restored the place', 400, false],
  ])('%s in a content that is drawn late', async (_, place, isCome) => {
    vi.stubGlobal('scrollY', place);
    await show(() => Promise.resolve(ready));
    expect(come.mock.calls.length > 0).toBe(isCome);
  });

  it.each([
    ['list', 'navigate', false],
    ['table', 'navigate', true],
    ['table', 'back_forward', false],
  ])('in a %s of the server, after %s: comes to it: %j', async (layout, type, isCome) => {
    class Arrival {
      type = type;
    }
    vi.stubGlobal('PerformanceNavigationTiming', Arrival);
    vi.stubGlobal('performance', {getEntriesByType: () => [new Arrival()], now: () => 0});
    document.documentElement.setAttribute('data-api-layout', layout);
    const page = document.createElement('div');
    page.innerHTML =
      '<div><details id="prop-rows" data-api-entry="rows"><summary>rows</summary></details></div>';
    document.body.append(page);
    const {hydrateRoot} = await import('react-dom/client');
    const root = await act(async () => hydrateRoot(page, <ContentPart content={{load: vi.fn()}} />));
    expect(document.querySelector('details')).toHaveProperty('open', true);
    expect(come.mock.calls.length > 0).toBe(isCome);
    await act(async () => root.unmount());
  });
});

describe('copying where the clipboard is denied', () => {
  it.each([
    ['a link', 'Link', /^Not copied.*address bar/],
    ['code', 'Copy', /^Not copied.*Select the code/],
  ])('%s says so for a while', async (_, name, text) => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {clipboard: {writeText: () => Promise.reject(new Error('denied'))}});
    await show(() => Promise.resolve(ready));
    await act(async () => fireEvent.click(screen.getByText(name)));
    const status = screen.getByRole('status');
    expect(status.textContent).toMatch(text);
    expect(status.hasAttribute('data-failed')).toBe(true);
    act(() => void vi.advanceTimersByTime(4000));
    expect(status.textContent).toBe('');
    expect(status.hasAttribute('data-failed')).toBe(false);
    vi.useRealTimers();
  });

  it('a browser without a clipboard throws nothing', async () => {
    vi.stubGlobal('navigator', {});
    await show(() => Promise.resolve(ready));
    await act(async () => fireEvent.click(screen.getByText('Copy')));
    expect(screen.getByRole('status').textContent).toMatch(/^Not copied/);
  });

  it('a text that is copied says so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    await show(() => Promise.resolve(ready));
    await act(async () => fireEvent.click(screen.getByText('Copy')));
    expect(writeText).toHaveBeenCalledWith('npm install');
    expect(screen.getByRole('status').textContent).toBe('Code copied');
    expect(screen.getByRole('status').hasAttribute('data-failed')).toBe(false);
  });
});
