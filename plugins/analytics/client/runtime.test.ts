// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {EVENTS} from './eventSink';
import {keepChoice} from './useConsentChoice';
import {startAnalytics} from './runtime';
import {track} from './services';

const settings = vi.hoisted(() => ({
  tracks: true,
  services: ['analytics'],
  consentRequired: true,
  debug: false,
  measurementId: 'G-TEST1',
  scriptAddress: 'https://analytics.test/gtag/js?id=G-TEST1',
}));

vi.mock('@generated/docusaurus-plugin-analytics/default/settings.js', () => settings);

/** What the vendor got, by command and name. */
const sent = () =>
  (window.dataLayer ?? [])
    .map((command) =>
      Array.from(command as ArrayLike<unknown>)
        .slice(0, 2)
        .join(' '),
    )
    .slice(1);

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  Object.assign(window, {matchMedia: () => ({matches: false, addEventListener: () => undefined})});
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.head.innerHTML = '';
  Reflect.deleteProperty(window, EVENTS);
  // The list itself stays for good.
  window.dataLayer?.splice(0);
});

it('sends what has happened in its order, after the user properties, and what comes', () => {
  track('a');
  track('b');
  keepChoice(window, 'allowed', settings.services);
  startAnalytics(window);
  track('c');
  expect(sent()).toEqual(['config G-TEST1', 'set user_properties', 'event a', 'event b', 'event c']);
});

it('sends nothing after a refusal, be it in another tab, and stops the vendor', async () => {
  keepChoice(window, 'allowed', settings.services);
  startAnalytics(window);
  keepChoice(window, 'refused', settings.services);
  await Promise.resolve();
  track('late');
  expect(sent()).toEqual(['config G-TEST1', 'set user_properties']);
  expect(window).toHaveProperty('ga-disable-G-TEST1', true);
});
