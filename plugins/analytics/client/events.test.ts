// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {onRouteDidUpdate, getPageViewParameters} from './events';

const track = vi.hoisted(() => vi.fn());

vi.mock('.', () => ({track}));

describe('the parameters of a page view', () => {
  it.each([
    ['/x/react-data-grid/sorting/', '/x/react-data-grid/sorting/', 'x-data-grid', 'x'],
    ['/zh/x/react-charts/', '/x/react-charts/', 'x-charts', 'x'],
    ['/x/v7/react-tree-view/#top', '/x/v7/react-tree-view/', 'x-tree-view', 'x'],
    ['/x/introduction/?a=b', '/x/introduction/', 'x', 'x'],
  ])('%s', (pathname, page_location, productId, productCategoryId) => {
    expect(getPageViewParameters(pathname, 'Title')).toEqual({
      page_title: 'Title',
      page_location,
      productId,
      productCategoryId,
    });
  });

  it('name no product where there is none', () => {
    expect(getPageViewParameters('/elsewhere/', 'Title')).toEqual({
      page_title: 'Title',
      page_location: '/elsewhere/',
    });
  });
});

describe('a page view', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    track.mockClear();
    document.title = 'Before';
  });

  afterEach(() => vi.useRealTimers());

  const show = (pathname: string, previous: string | null) =>
    onRouteDidUpdate({
      location: {pathname},
      previousLocation: previous === null ? null : {pathname: previous},
    });

  it('is noted for the first page and after each change of page', () => {
    show('/x/a/', null);
    vi.runAllTimers();
    show('/x/b/', '/x/a/');
    vi.runAllTimers();
    expect(track.mock.calls.map(([name]: unknown[]) => name)).toEqual(['page_view', 'page_view']);
  });

  it('is not noted for a change of hash or query', () => {
    show('/x/a/', '/x/a/');
    vi.runAllTimers();
    expect(track).not.toHaveBeenCalled();
  });

  it('has the title that the page gets in the next frame', () => {
    requestAnimationFrame(() => {
      document.title = 'After';
    });
    show('/x/a/', '/x/b/');
    expect(track).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(track.mock.calls[0]?.[1]).toMatchObject({page_title: 'After'});
  });
});

it('notes clicks from the first moment on, even those that take their element away', () => {
  track.mockClear();
  const button = document.createElement('button');
  button.setAttribute('data-ga-event-category', 'demo');
  button.addEventListener('click', () => button.remove());
  document.body.append(button);
  button.click();
  expect(track.mock.calls).toEqual([['demo', {}]]);
});
