// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {CONSENT_STORAGE_KEY, consentText} from './choice';
import {onDialogRequest, openConsent, readThirdParties, subscribeToConsent} from './consentStore';
import {keepChoice} from './useConsentChoice';

const services = ['analytics'];

/** Observers are told after the work that is under way. */
const told = () => Promise.resolve();

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.removeAttribute('data-third-parties');
});

describe('the choice in a browser', () => {
  it('is kept, and can be changed', () => {
    keepChoice(window, 'allowed', services);
    expect(readThirdParties(window)).toBe('allowed');
    expect(localStorage.getItem(CONSENT_STORAGE_KEY)).toBe(consentText('allowed', ['analytics']));
    keepChoice(window, 'refused', services);
    expect(readThirdParties(window)).toBe('refused');
    expect(localStorage.getItem(CONSENT_STORAGE_KEY)).toBe(consentText('refused', ['analytics']));
  });

  it('tells those who have subscribed, until they leave', async () => {
    const listener = vi.fn();
    const leave = subscribeToConsent(listener);
    keepChoice(window, 'allowed', services);
    await told();
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    keepChoice(window, 'refused', services);
    await told();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('lasts as long as the page where the storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    keepChoice(window, 'allowed', services);
    expect(readThirdParties(window)).toBe('allowed');
    keepChoice(window, 'refused', services);
    expect(readThirdParties(window)).toBe('refused');
  });
});

it('the dialog can be asked for', () => {
  const listener = vi.fn();
  const leave = onDialogRequest(listener);
  openConsent();
  leave();
  openConsent();
  expect(listener).toHaveBeenCalledTimes(1);
});
