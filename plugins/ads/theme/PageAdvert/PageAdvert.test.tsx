// @vitest-environment jsdom
import {act, cleanup, render} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {useEffect} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fakeIntersectionObserver} from '../../../../tests/unit/fakeObserver';
import {AdProvider} from '../../client';
import PageAdvert from '.';

const loaded = vi.hoisted(() => vi.fn());
const crashes = vi.hoisted(() => ({now: false}));
const network = vi.hoisted(() => ({isDown: false}));

vi.mock('@generated/docusaurus-plugin-ads/default/config.json', () => ({default: {elementId: 'carbonads'}}));
vi.mock('./lazyInHouseBlock', () => ({
  loadBlock: () => {
    loaded();
    if (network.isDown) return Promise.reject(new Error('Loading chunk failed'));
    return Promise.resolve(function Block({onCrash}: {onCrash: () => void}) {
      useEffect(() => {
        if (crashes.now) onCrash();
      }, [onCrash]);
      return <p>block</p>;
    });
  },
}));

const page = (
  <AdProvider>
    <PageAdvert />
  </AdProvider>
);
const place = () => document.querySelector('[data-offer]');
let viewport: ReturnType<typeof fakeIntersectionObserver>;

function agent(name: string) {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(name);
}

async function show() {
  render(page);
  await act(() => vi.dynamicImportSettled());
}

beforeEach(() => {
  viewport = fakeIntersectionObserver();
  crashes.now = false;
  network.isDown = false;
  loaded.mockClear();
});

afterEach(cleanup);

describe('the place of the block', () => {
  it('is there with its tint before anything is known', () => {
    expect(renderToString(page)).toBe('<div data-offer="true"></div>');
  });

  it('gets the block when it comes near', async () => {
    agent('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0');
    await show();
    expect(loaded).not.toHaveBeenCalled();
    await viewport.report(true);
    await act(() => vi.dynamicImportSettled());
    expect(place()?.textContent).toBe('block');
    expect(place()?.hasAttribute('data-plain')).toBe(false);
  });

  it('is plain room for a crawler, wherever it is, and nothing is loaded', async () => {
    agent('Googlebot/2.1 (+http://www.google.com/bot.html)');
    await show();
    expect(place()?.hasAttribute('data-plain')).toBe(true);
    await viewport.report(true);
    await act(() => vi.dynamicImportSettled());
    expect(loaded).not.toHaveBeenCalled();
    expect(place()?.childElementCount).toBe(0);
  });

  it('is plain room after a crash', async () => {
    agent('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0');
    crashes.now = true;
    await show();
    await viewport.report(true);
    await act(() => vi.dynamicImportSettled());
    expect(place()?.hasAttribute('data-plain')).toBe(true);
  });

  it('is plain room where its code cannot be loaded', async () => {
    agent('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0');
    network.isDown = true;
    await show();
    expect(place()?.hasAttribute('data-plain')).toBe(false);
    await viewport.report(true);
    await act(() => vi.dynamicImportSettled());
    expect(loaded).toHaveBeenCalledOnce();
    expect(place()?.hasAttribute('data-plain')).toBe(true);
    expect(place()?.childElementCount).toBe(0);
  });
});
