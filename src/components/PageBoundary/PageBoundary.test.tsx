// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useEffect, useLayoutEffect, type ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import PageBoundary from './index';

vi.mock('@theme/ErrorPageContent', () => ({
  default: ({error, tryAgain}: {error: Error; tryAgain: () => void}) => (
    <button type="button" onClick={tryAgain}>{`crashed: ${error.message}`}</button>
  ),
}));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A page whose demo throws while it goes away. */
function Leaving({use}: {use: typeof useEffect}) {
  use(() => () => {
    throw new Error('nothing to save');
  });
  return <p>first page</p>;
}

let isBroken = true;

/** A page that cannot be drawn. */
function Broken() {
  if (isBroken) throw new Error('no data');
  return <p>broken page</p>;
}

beforeEach(() => {
  isBroken = true;
});

const at = (page: string, content: ReactNode) => <PageBoundary page={page}>{content}</PageBoundary>;

describe('PageBoundary', () => {
  it.each([
    ['while', useLayoutEffect],
    ['after', useEffect],
  ])('shows the next page when the one before throws %s it is replaced', (_, use) => {
    const {rerender} = render(at('/x/first/', <Leaving use={use} />));
    rerender(at('/x/second/', <p>second page</p>));
    expect(screen.getByText('second page')).toBeDefined();
    expect(screen.queryByText(/crashed/)).toBeNull();
  });

  it('says that a page crashed, and forgets it on the next one', () => {
    const {rerender} = render(at('/x/broken/', <Broken />));
    expect(screen.getByText('crashed: no data')).toBeDefined();
    rerender(at('/x/second/', <p>second page</p>));
    expect(screen.getByText('second page')).toBeDefined();
    rerender(at('/x/broken/', <Broken />));
    expect(screen.getByText('crashed: no data')).toBeDefined();
  });

  it('says so, too, when the page before has thrown', () => {
    const {rerender} = render(at('/x/first/', <Leaving use={useEffect} />));
    rerender(at('/x/broken/', <Broken />));
    // Of whichever comes last.
    expect(screen.getByText(/^crashed: /)).toBeDefined();
  });

  it('stays with the page that crashed until the reader tries again', () => {
    const {rerender} = render(at('/x/broken/', <Broken />));
    isBroken = false;
    rerender(at('/x/broken/', <Broken />));
    fireEvent.click(screen.getByText('crashed: no data'));
    expect(screen.getByText('broken page')).toBeDefined();
  });
});
