// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useRef} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Nothing} from '../theme/ApiContent/Nothing';
import type {AddressHistory} from './addressState';
import {useApiControls, type ControlOptions} from './useApiControls';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', {supports: () => true});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A history whose entries are counted. */
function createHistory(search = '') {
  const listeners = new Set<Parameters<AddressHistory['listen']>[0]>();
  let location = {pathname: '/x/api/', search, hash: ''};
  const go = (next: typeof location, action: string) => {
    location = next;
    listeners.forEach((listener) => listener(next, action));
  };
  return {
    get location() {
      return location;
    },
    listen: (listener: Parameters<AddressHistory['listen']>[0]) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace: vi.fn((next: typeof location) => go(next, 'REPLACE')),
    /** The back button, or a link. */
    go,
  };
}

function Index(options: ControlOptions) {
  const root = useRef<HTMLDivElement>(null);
  useApiControls(root, true, options);
  return (
    <div ref={root}>
      <input data-api-filter aria-label="Filter" />
      <select data-api-choice="kind" aria-label="Kind">
        <option value="">All kinds</option>
        <option value="hook">Hook</option>
      </select>
      <select data-api-order aria-label="Order">
        <option value="required">Required first</option>
        <option value="name">By name</option>
      </select>
      <p role="status" data-api-status />
      <Nothing />
      <div data-api-orderable>
        <p data-api-entry="useRows" data-kind="hook" data-required="">
          useRows
        </p>
        <p data-api-entry="DataGrid" data-kind="component">
          DataGrid
        </p>
      </div>
      <a href="#prop-rows" data-api-link>
        Link
      </a>
    </div>
  );
}

const shown = () =>
  [...document.querySelectorAll('[data-api-entry]:not([hidden])')].map((entry) => entry.textContent);

async function type(text: string) {
  fireEvent.input(screen.getByLabelText('Filter'), {target: {value: text}});
  // As long as the filter waits for more.
  await act(() => vi.advanceTimersByTimeAsync(166));
}

describe('the state of the controls', () => {
  it('stands in the address, beside what else is there, without a new entry of the history', async () => {
    const history = createHistory('?theme=dark');
    render(<Index history={history} />);
    await type('rows');
    fireEvent.change(screen.getByLabelText('Kind'), {target: {value: 'hook'}});
    fireEvent.change(screen.getByLabelText('Order'), {target: {value: 'name'}});
    expect(history.location.search).toBe('?theme=dark&filter=rows&kind=hook&order=name');
    fireEvent.keyDown(screen.getByLabelText('Filter'), {key: 'Escape'});
    expect(history.location.search).toBe('?theme=dark&order=name');
    expect(history.replace).toHaveBeenCalledTimes(4);
  });

  it('is there again after a reload', () => {
    render(<Index history={createHistory('?filter=grid&order=name&kind=gone')} />);
    expect(shown()).toEqual(['DataGrid']);
    expect(screen.getByLabelText('Filter')).toHaveProperty('value', 'grid');
    expect(screen.getByLabelText('Kind')).toHaveProperty('value', '');
    const [first] = document.querySelectorAll('[data-api-entry]');
    expect(first?.textContent).toBe('DataGrid');
  });

  it('follows the back button, and leaves the address of another page alone', async () => {
    const history = createHistory('?filter=grid');
    render(<Index history={history} />);
    act(() => history.go({...history.location, search: ''}, 'POP'));
    expect(shown()).toEqual(['useRows', 'DataGrid']);
    act(() => history.go({pathname: '/x/api/charts/', search: '?filter=bar', hash: ''}, 'PUSH'));
    await type('rows');
    expect(history.location.search).toBe('?filter=bar');
    expect(history.replace).not.toHaveBeenCalled();
  });

  it('is no part of a copied link', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    window.history.replaceState(null, '', '/x/api/?filter=rows');
    render(<Index history={createHistory('?filter=rows')} />);
    // The document of the tests cannot follow it.
    screen.getByText('Link').addEventListener('click', (event) => event.preventDefault());
    await act(async () => fireEvent.click(screen.getByText('Link')));
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/x/api/#prop-rows`);
    window.history.replaceState(null, '', '/');
  });

  it('of a panel is no part of the address', async () => {
    render(<Index />);
    await type('grid');
    expect(shown()).toEqual(['DataGrid']);
    expect(window.location.search).toBe('');
  });
});

describe('the row that the address names', () => {
  function Rows({history}: Pick<ControlOptions, 'history'>) {
    const root = useRef<HTMLDivElement>(null);
    useApiControls(root, true, {history});
    return (
      <div ref={root}>
        <input data-api-filter aria-label="Filter" />
        {['rows', 'slots'].map((name) => (
          <details key={name} id={`prop-${name}`} data-api-entry={name}>
            <summary>{name}</summary>
          </details>
        ))}
      </div>
    );
  }
  const open = () => [...document.querySelectorAll('details[open]')].map(({id}) => id);
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is open on arrival, whatever the filter shows, and after a link of the site', () => {
    window.history.replaceState(null, '', '/x/api/?filter=slots#prop-rows');
    const history = createHistory('?filter=slots');
    render(<Rows history={history} />);
    expect(open()).toEqual(['prop-rows']);
    // The reader comes back to what the filter left.
    expect(screen.getByLabelText('Filter')).toHaveProperty('value', 'slots');
    window.history.replaceState(null, '', '/x/api/?filter=slots#prop-slots');
    act(() => history.go({...history.location, hash: '#prop-slots'}, 'PUSH'));
    expect(open()).toEqual(['prop-rows', 'prop-slots']);
    expect(screen.getByLabelText('Filter')).toHaveProperty('value', 'slots');
  });
});

describe('a page that shows names alone', () => {
  it('fetches what else is searched when the reader comes to the filter, once', async () => {
    const loadTexts = vi.fn(() => Promise.resolve(['reads the rows', 'shows rows in a table']));
    render(<Index loadTexts={loadTexts} />);
    expect(loadTexts).not.toHaveBeenCalled();
    fireEvent.focusIn(screen.getByLabelText('Filter'));
    await type('table');
    expect(shown()).toEqual(['DataGrid']);
    await type('use reads');
    expect(shown()).toEqual(['useRows']);
    expect(loadTexts).toHaveBeenCalledTimes(1);
  });

  it('filters anew when they come late', async () => {
    let arrive: (texts: string[]) => void = () => undefined;
    const loadTexts = () => new Promise<string[]>((resolve) => (arrive = resolve));
    render(<Index history={createHistory('?filter=table')} loadTexts={loadTexts} />);
    expect(shown()).toEqual([]);
    // Not yet: what is on its way may match.
    expect(screen.queryByText('Clear the filter')?.closest('[hidden]')).not.toBeNull();
    await act(async () => arrive(['', 'shows rows in a table']));
    expect(shown()).toEqual(['DataGrid']);
    expect(screen.getByRole('status').textContent).toBe('1 match');
  });

  it('says that it knows names alone when they do not come, and asks again', async () => {
    const loadTexts = vi.fn(() => Promise.reject<string[]>(new Error('Loading chunk failed')));
    render(<Index loadTexts={loadTexts} />);
    await type('grid');
    expect(screen.getByRole('status').textContent).toMatch(/^1 match by name\./);
    loadTexts.mockResolvedValue(['', 'shows rows in a table']);
    await type('table');
    expect(shown()).toEqual(['DataGrid']);
  });
});

describe('a filter that leaves nothing', () => {
  it('says so where the entries were, and a button brings them back and the reader to the filter', async () => {
    const history = createHistory();
    render(<Index history={history} />);
    const button = screen.getByText('Clear the filter');
    expect(button.closest('[hidden]')).not.toBeNull();
    await type('no such name');
    expect(button.closest('[hidden]')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Nothing matches.');
    fireEvent.click(button);
    expect(shown()).toEqual(['useRows', 'DataGrid']);
    expect(button.closest('[hidden]')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Filter'));
    expect(history.location.search).toBe('');
  });
});
