// @vitest-environment jsdom
import {act, cleanup, render, renderHook, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {consentScript} from '../consentScript';
import type {ConsentChoice} from './consent';
import {EVENTS} from './eventSink';
import {keepChoice} from './useConsentChoice';
import * as none from './noServices';
import * as some from './services';

const settings = vi.hoisted(() => ({
  tracks: true,
  services: ['analytics'],
  consentRequired: true,
  debug: false,
}));
const startAnalytics = vi.hoisted(() => vi.fn());

vi.mock('@generated/docusaurus-plugin-analytics/default/settings.js', () => settings);
vi.mock('./runtime', () => ({startAnalytics}));

const dialog = () => document.querySelector('[data-fake="@theme/ConsentDialog"]');
const settle = () => act(() => vi.dynamicImportSettled());

/** Runs the inline script of a page, which says what counts before anything else runs. */
const begin = (): void => {
  window.eval(consentScript(settings));
};

async function choose(choice: ConsentChoice) {
  keepChoice(window, choice, settings.services);
  await settle();
}

beforeEach(() => {
  Object.assign(settings, {tracks: true, services: ['analytics'], consentRequired: true, debug: false});
  startAnalytics.mockClear();
  begin();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.removeAttribute('data-third-parties');
  Reflect.deleteProperty(window, EVENTS);
});

describe('with a service', () => {
  it('asks when there is no choice, and not after one', async () => {
    render(<some.ThirdPartyServices />);
    await settle();
    expect(dialog()).not.toBeNull();
    await choose('refused');
    expect(dialog()).toBeNull();
  });

  it('does not ask where consent is not required', async () => {
    settings.consentRequired = false;
    begin();
    render(<some.ThirdPartyServices />);
    await settle();
    expect(dialog()).toBeNull();
  });

  it('opens the dialog when the footer asks for it', async () => {
    keepChoice(window, 'refused', settings.services);
    render(<some.ThirdPartyServices />);
    act(() => some.openConsent());
    await settle();
    expect(dialog()).not.toBeNull();
  });

  it('on the server nobody knows whether third parties are let in', () => {
    keepChoice(window, 'allowed', settings.services);
    const State = () => <output>{String(some.useThirdParties())}</output>;
    expect(renderToString(<State />)).toContain('null');
    render(<State />);
    expect(screen.getByRole('status').textContent).toBe('allowed');
  });

  it('notes events from the first moment on', () => {
    some.track('a');
    some.track('b', {eventAction: 'c'});
    expect(window[EVENTS]).toEqual([
      {name: 'a', parameters: {}},
      {name: 'b', parameters: {eventAction: 'c'}},
    ]);
  });

  it('without analytics notes nothing and starts nothing', async () => {
    settings.tracks = false;
    some.track('a');
    render(<some.ThirdPartyServices />);
    await settle();
    expect(window[EVENTS]).toBeUndefined();
    expect(startAnalytics).not.toHaveBeenCalled();
  });

  it('starts analytics after the agreement, once', async () => {
    render(<some.ThirdPartyServices />);
    await settle();
    expect(startAnalytics).not.toHaveBeenCalled();
    for (const choice of ['allowed', 'refused', 'allowed'] as const) {
      await choose(choice);
    }
    expect(startAnalytics).toHaveBeenCalledTimes(1);
  });

  it('drops after a refusal what has happened and what comes, and says so in the debug mode', async () => {
    settings.debug = true;
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    some.track('a');
    render(<some.ThirdPartyServices />);
    await choose('refused');
    some.track('b');
    expect(window[EVENTS]).not.toBeInstanceOf(Array);
    expect(log.mock.calls.map(([, fate, name]) => `${String(fate)} ${String(name)}`)).toEqual([
      'queued a',
      'dropped a',
      'dropped b',
    ]);
  });

  it('goes on when other scripts overwrite every name that they find', () => {
    const before = new Set(Object.keys(window));
    some.track('a');
    for (const name of Object.keys(window)) {
      if (!before.has(name)) Reflect.set(window, name, {});
    }
    some.track('b');
    expect(window[EVENTS]).toHaveLength(2);
  });

  it('does not keep events without end', () => {
    for (let index = 0; index < 250; index += 1) some.track(String(index));
    expect(window[EVENTS]).toHaveLength(200);
  });
});

describe('without a service', () => {
  it('nothing is asked, noted or allowed', () => {
    none.track('a');
    none.openConsent();
    const {container} = render(<none.ThirdPartyServices />);
    expect(container.innerHTML).toBe('');
    expect(window[EVENTS]).toBeUndefined();
    expect(renderHook(() => none.useThirdParties()).result.current).toBe('refused');
  });

  it('offers what a site with services offers', () => {
    expect(Object.keys(none).sort()).toEqual(Object.keys(some).sort());
  });
});
