// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi, type Mock} from 'vitest';
import type {ThirdParties} from '@site/plugins/analytics/client';
import {AdProvider} from '../../client';
import DemoAdvert from '.';

interface Site {
  jsonUrl: string | undefined;
  thirdParties: ThirdParties;
  track: Mock<(name: string, parameters?: Record<string, string>) => void>;
  cardCrashes: boolean;
}

const site = vi.hoisted((): Site => ({
  jsonUrl: undefined,
  thirdParties: 'allowed',
  track: vi.fn(),
  cardCrashes: false,
}));

vi.mock('@generated/docusaurus-plugin-ads/default/config.json', () => ({
  get default() {
    return {jsonUrl: site.jsonUrl, elementId: 'carbonads'};
  },
}));
vi.mock('@site/plugins/analytics/client', () => ({
  track: site.track,
  useThirdParties: () => site.thirdParties,
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => {
    if (site.cardCrashes) throw new Error('broken');
    return {i18n: {currentLocale: 'en', localeConfigs: {en: {htmlLang: 'en'}}}};
  },
}));

const address = 'https://ads.example.com/json';
const ads = [
  {
    statlink: '//ads.example.com/c',
    statimp: '//ads.example.com/seen?[timestamp]',
    company: 'Sensor Works',
    pixel: 'https://a.example.com/p||https://b.example.com/p',
    timestamp: '1767225600',
  },
];

/** What has been requested, with how. */
let requested: [string, RequestInit | undefined][];

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'Date']});
  Object.assign(site, {jsonUrl: address, thirdParties: 'allowed', cardCrashes: false});
  site.track.mockClear();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  );
  requested = [];
  vi.stubGlobal('fetch', (url: string, how?: RequestInit) => {
    requested.push([url, how]);
    return url === address
      ? Promise.resolve(new Response(JSON.stringify(ads)))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const box = () => document.querySelector<HTMLElement>('[data-demo-offer]');
const addresses = () => requested.map(([url]) => url);
const pixels = [
  'https://ads.example.com/seen?1767225600',
  'https://a.example.com/p',
  'https://b.example.com/p',
];

async function pass(time: number) {
  await act(() => vi.advanceTimersByTimeAsync(time));
  await act(() => vi.dynamicImportSettled());
  await act(() => new Promise((resolve) => setImmediate(resolve)));
}

async function show(open = true) {
  const tree = (isOpen: boolean) => (
    <AdProvider>
      <DemoAdvert open={isOpen} />
    </AdProvider>
  );
  const view = render(tree(open));
  await pass(0);
  const turn = async (isOpen: boolean) => {
    view.rerender(tree(isOpen));
    await pass(0);
  };
  return {...view, turn};
}

describe('the advert under a demo', () => {
  it('opens and closes with the code, and is asked for once', async () => {
    const {turn} = await show();
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://ads.example.com/c');
    expect(box()?.hidden).toBe(false);
    await turn(false);
    expect(box()?.hidden).toBe(true);
    await turn(true);
    expect(box()?.hidden).toBe(false);
    expect(screen.getByRole('link')).toBeDefined();
    expect(addresses().filter((url) => url === address)).toHaveLength(1);
    expect(addresses().slice(1)).toEqual(pixels);
  });

  it('has its box without an advert, too', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {status: 404})));
    const {turn} = await show();
    expect(box()?.hidden).toBe(false);
    expect(box()?.childElementCount).toBe(0);
    expect(box()?.hasAttribute('data-plain')).toBe(false);
    await turn(false);
    expect(box()?.hidden).toBe(true);
  });

  it('requests its pixels without cookies and without saying where the reader is', async () => {
    await show();
    expect(addresses().slice(1)).toEqual(pixels);
    for (const [, how] of requested) expect(how?.credentials).toBe('omit');
    for (const [, how] of requested.slice(1)) {
      expect(how).toEqual({
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      });
    }
    expect(document.querySelectorAll('img')).toHaveLength(0);
  });

  it('counts when a reader sees it: not while the code is closed', async () => {
    let answer = (_: Response) => {};
    vi.stubGlobal('fetch', (url: string) => {
      requested.push([url, undefined]);
      return url === address
        ? new Promise<Response>((resolve) => {
            answer = resolve;
          })
        : Promise.resolve(new Response(''));
    });
    const {turn} = await show();
    await turn(false);
    answer(new Response(JSON.stringify(ads)));
    await pass(5000);
    expect(addresses()).toEqual([address]);
    expect(site.track).not.toHaveBeenCalled();
    await turn(true);
    expect(addresses()).toEqual([address, ...pixels]);
    await turn(false);
    await pass(2500);
    await turn(true);
    await pass(60_000);
    expect(addresses()).toEqual([address, ...pixels]);
    expect(site.track.mock.calls).toEqual([
      ['ad', {eventAction: 'display', eventLabel: 'carbon-demo-inline'}],
    ]);
  });

  it('a crash hides it and is reported', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    site.cardCrashes = true;
    await show();
    expect(site.track.mock.calls).toEqual([['ad', {eventAction: 'crash'}]]);
    expect(box()?.hasAttribute('data-plain')).toBe(true);
    expect(box()?.childElementCount).toBe(0);
    await pass(60_000);
    expect(site.track).toHaveBeenCalledTimes(1);
  });

  it('is plain room for a crawler, and nothing is requested', async () => {
    vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    await show();
    expect(box()?.hasAttribute('data-plain')).toBe(true);
    expect(requested).toEqual([]);
  });

  it.each([
    ['no service is configured', undefined, 'allowed'],
    ['the reader refuses third parties', address, 'refused'],
    ['there is no choice yet', address, 'undecided'],
  ] as const)('is not there when %s', async (_, jsonUrl, thirdParties) => {
    Object.assign(site, {jsonUrl, thirdParties});
    await show();
    expect(box()).toBeNull();
    expect(requested).toEqual([]);
  });
});
