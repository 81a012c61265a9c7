// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi, type Mock} from 'vitest';
import type {ThirdParties} from '@site/plugins/analytics/client';
import {AdProvider} from '../../client';

interface Site {
  config: {scriptUrl?: string; elementId: string};
  thirdParties: ThirdParties;
  track: Mock<(name: string, parameters?: Record<string, string | number>) => void>;
}

const site = vi.hoisted((): Site => ({
  config: {scriptUrl: 'https://ads.example.com/script.js', elementId: 'carbonads'},
  thirdParties: 'allowed',
  track: vi.fn(),
}));

vi.mock('@generated/docusaurus-plugin-ads/default/config.json', () => ({
  get default() {
    return site.config;
  },
}));
vi.mock('@site/plugins/analytics/client', () => ({
  track: site.track,
  useThirdParties: () => site.thirdParties,
}));

const networkAd =
  '<div id="carbonads"><a class="carbon-img" href="https://srv.example.com/c"><img src="https://srv.example.com/p.png"></a>' +
  '<a class="carbon-text" href="https://srv.example.com/c">Sensors that last.</a><a class="carbon-poweredby">ads via Carbon</a></div>';

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date']});
  site.config = {scriptUrl: 'https://ads.example.com/script.js', elementId: 'carbonads'};
  site.thirdParties = 'allowed';
  site.track.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Loads what the page would load now. */
async function loadBlock() {
  const isSearch = site.thirdParties === 'allowed' && site.config.scriptUrl !== undefined;
  return (await (isSearch ? import('./lazySearchBlock') : import('./lazyInHouseBlock'))).loadBlock();
}

/** Lets the clock run for a time in ms, then lazy parts arrive. */
async function pass(time: number) {
  await act(() => vi.advanceTimersByTimeAsync(time));
  await act(() =>
    Promise.all([import('./lazySearchBlock'), import('./lazyInHouseBlock'), import('./lazySupportMessage')]),
  );
  await act(() => new Promise((resolve) => setImmediate(resolve)));
}

/**
 * Shows a block.
 *
 * @param draws - of the page load (shape), of the block, then of events; the last one counts for all further ones
 */
async function show(...draws: number[]) {
  const random = vi.spyOn(Math, 'random');
  draws.slice(0, -1).forEach((draw) => random.mockReturnValueOnce(draw));
  random.mockReturnValue(draws.at(-1) ?? 0.5);
  const Block = await loadBlock();
  const onCrash = vi.fn<() => void>();
  const tree = () => (
    <AdProvider>
      <Block onCrash={() => onCrash()} />
    </AdProvider>
  );
  const view = render(tree());
  await pass(0);
  const consent = async (choice: ThirdParties) => {
    site.thirdParties = choice;
    view.rerender(tree());
    await pass(0);
  };
  return {...view, consent, onCrash};
}

const script = () => document.querySelector<HTMLScriptElement>('script[src]');
const label = () =>
  document.querySelector('[data-ga-event-label]')?.getAttribute('data-ga-event-label') ?? null;
const message = () => screen.queryByText('Adverts help to pay for these pages');
const arrive = () => script()?.insertAdjacentHTML('afterend', networkAd);
const events = () =>
  site.track.mock.calls.map(([name, parameters]) => [name, ...Object.values(parameters ?? {})].join(' '));

describe('a block with a network', () => {
  it('adds the script once, and shows nothing until something is known', async () => {
    await show(0.5, 0.5);
    expect(document.querySelectorAll('script[src]')).toHaveLength(1);
    expect(script()?.src).toBe('https://ads.example.com/script.js');
    await pass(2999);
    expect(screen.queryByRole('complementary')).toBeNull();
    await pass(60_000);
    expect(document.querySelectorAll('script[src]')).toHaveLength(1);
  });

  it('shows the ad when it arrives, as its own elements', async () => {
    await show(0.5, 0.5);
    arrive();
    await pass(500);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('https://srv.example.com/c');
    expect(link.getAttribute('rel')).toBe('noopener sponsored');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.textContent).toBe('Sensors that last.Advert · ads via Carbon');
    expect(link.closest('#carbonads')).toBeNull();
    expect(label()).toBe('carbon-body-top-image');
  });

  it.each([
    ['a link of any form', 'carbonads', '<p><a href="https://srv.example.com/c">Sensors</a></p>', 'Sensors'],
    [
      'a picture alone',
      'carbonads',
      '<a href="https://srv.example.com/c"><img src="https://srv.example.com/p.png"></a>',
      '',
    ],
    [
      'an element with the configured id',
      'sponsor-box',
      '<a href="https://srv.example.com/c">Sensors</a>',
      'Sensors',
    ],
  ])('%s is an ad, and not a blocker', async (_, elementId, html, text) => {
    site.config = {scriptUrl: 'https://ads.example.com/script.js', elementId};
    await show(0.5, 0.1);
    script()?.insertAdjacentHTML('afterend', `<div id="${elementId}">${html}</div>`);
    await pass(500);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('https://srv.example.com/c');
    expect(link.textContent).toBe(`${text}Advert`);
    expect(label()).toBe('carbon-body-top-image');
    await pass(60_000);
    expect(message()).toBeNull();
  });

  it('finds an ad that the script has put elsewhere in the block', async () => {
    const {container} = await show(0.5, 0.1);
    container.setAttribute('data-offer', '');
    container.insertAdjacentHTML('beforeend', networkAd);
    await pass(500);
    expect(label()).toBe('carbon-body-top-image');
  });

  it('assumes a blocker from the 7th empty poll on: a named in-house ad', async () => {
    await show(0.1, 0.21);
    await pass(2999);
    expect(label()).toBeNull();
    await pass(1);
    expect(label()).toBe('in-house-scaffold-body-top-inline');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Start an admin app with one command')).toBeDefined();
  });

  it('assumes a blocker from the 7th empty poll on: the message, in a fifth of the blocks', async () => {
    await show(0.5, 0.19, 0.1);
    await pass(3000);
    expect(message()).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    await pass(2500);
    expect(events()).toEqual(['ad display in-house-adblock-body-top-image']);
  });

  it('an ad that arrives late replaces it once', async () => {
    await show(0.5, 0.1);
    await pass(8000);
    expect(message()).not.toBeNull();
    arrive();
    await pass(500);
    expect(message()).toBeNull();
    expect(label()).toBe('carbon-body-top-image');
    document.querySelector('#carbonads')?.remove();
    await pass(60_000);
    expect(label()).toBe('carbon-body-top-image');
  });

  it('takes its script with it', async () => {
    const {unmount} = await show(0.5, 0.5);
    unmount();
    expect(script()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a block without a network', () => {
  it.each([
    ['none is configured', undefined, 'allowed'],
    ['there is no choice yet', 'https://ads.example.com/script.js', 'undecided'],
    ['the reader refuses third parties', 'https://ads.example.com/script.js', 'refused'],
  ] as const)(
    'has an in-house ad at once when %s, and accuses nobody',
    async (_, scriptUrl, thirdParties) => {
      site.config = {scriptUrl, elementId: 'carbonads'};
      site.thirdParties = thirdParties;
      await show(0.5, 0.1);
      expect(label()).toBe('in-house-body-top-image');
      expect(screen.getByRole('img').getAttribute('src')).toMatch(/^\/img\/products\/[a-z-]+\.svg$/);
      await pass(60_000);
      expect(label()).toBe('in-house-body-top-image');
      expect(script()).toBeNull();
    },
  );

  it('consent given later starts the poll from zero, and the in-house ad stays until there is another', async () => {
    site.thirdParties = 'undecided';
    const {consent} = await show(0.5, 0.5);
    await pass(20_000);
    const link = screen.getByRole('link').getAttribute('href');
    await consent('allowed');
    expect(script()).not.toBeNull();
    expect(label()).toBe('in-house-body-top-image');
    await pass(2999);
    expect(label()).toBe('in-house-body-top-image');
    await pass(1);
    expect(label()).toBe('in-house-templates-body-top-image');
    expect(screen.getByRole('link').getAttribute('href')).toBe(link);
    arrive();
    await pass(500);
    expect(label()).toBe('carbon-body-top-image');
  });

  it('consent withdrawn takes the script and the ad away', async () => {
    const {consent} = await show(0.5, 0.5);
    arrive();
    await pass(500);
    expect(label()).toBe('carbon-body-top-image');
    await consent('refused');
    expect(script()).toBeNull();
    expect(label()).toBe('in-house-body-top-image');
  });
});

describe('events of a block', () => {
  it('a display is reported 2.5 s after the label is known, when the draw is at most 0.1', async () => {
    site.config = {elementId: 'carbonads'};
    await show(0.5, 0.5, 0.1);
    await pass(2499);
    expect(events()).toEqual([]);
    await pass(1);
    expect(events()).toEqual(['ad display in-house-body-top-image']);
    await pass(60_000);
    expect(events()).toHaveLength(1);
  });

  it('a display is not reported when the draw is above 0.1', async () => {
    site.config = {elementId: 'carbonads'};
    await show(0.5, 0.5, 0.1000001);
    await pass(60_000);
    expect(events()).toEqual([]);
  });

  it('a label that changes cancels the report of the one before', async () => {
    await show(0.5, 0.5, 0);
    await pass(5000);
    arrive();
    await pass(500);
    await pass(60_000);
    expect(events()).toEqual(['ad display carbon-body-top-image']);
  });

  it('a page that is left earlier reports nothing', async () => {
    site.config = {elementId: 'carbonads'};
    const {unmount} = await show(0.5, 0.5, 0);
    await pass(2499);
    unmount();
    await pass(60_000);
    expect(events()).toEqual([]);
  });

  it('a click carries its label and no share', async () => {
    site.config = {elementId: 'carbonads'};
    await show(0.5, 0.5);
    const {dataset} = screen.getByRole('link');
    expect(dataset).toMatchObject({
      gaEventCategory: 'ad',
      gaEventAction: 'click',
      gaEventLabel: 'in-house-body-top-image',
    });
    expect(dataset.gaEventSplit).toBeUndefined();
  });
});

describe('the page and a block', () => {
  it('waits until the page itself has loaded', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    let loaded = false;
    void loadBlock().then(() => (loaded = true));
    await pass(10_000);
    expect(loaded).toBe(false);
    window.dispatchEvent(new Event('load'));
    await pass(0);
    expect(loaded).toBe(true);
  });

  it('a crash hides the block and is reported', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const {onCrash, container, consent} = await show(0.5, 0.5);
    vi.spyOn(Element.prototype, 'querySelectorAll').mockImplementation(() => {
      throw new Error('replaced by a script');
    });
    await pass(500);
    expect(onCrash).toHaveBeenCalledTimes(1);
    expect(events()).toEqual(['ad crash']);
    expect(container.childElementCount).toBe(0);
    await consent('allowed');
    await pass(60_000);
    expect(events()).toEqual(['ad crash']);
  });
});
