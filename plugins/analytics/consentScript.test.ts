// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {CONSENT_STORAGE_KEY, consentText} from './client/choice';
import {readThirdParties} from './client/consentStore';
import {consentScript} from './consentScript';

const services = ['analytics', 'adverts'];

/** What the page says after its script has run, with a text in the storage. */
function answer(stored: string | null, rules = {services, consentRequired: true}) {
  if (stored !== null) localStorage.setItem(CONSENT_STORAGE_KEY, stored);
  window.eval(consentScript(rules));
  return readThirdParties(window);
}

function signal(name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) {
  Object.defineProperty(window.navigator, name, {value, configurable: true});
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(window.navigator, name);
  document.documentElement.removeAttribute('data-third-parties');
});

describe('third parties', () => {
  it('without a choice are undecided where consent is required, and allowed elsewhere', () => {
    expect(answer(null)).toBe('undecided');
    expect(answer(null, {services, consentRequired: false})).toBe('allowed');
  });

  it('follow the choice as it was kept', () => {
    expect(answer(consentText('allowed', services))).toBe('allowed');
    expect(answer(consentText('refused', services))).toBe('refused');
    expect(answer(null, {services, consentRequired: false})).toBe('refused');
  });

  it('an agreement counts for the services that the reader was asked about, a refusal for all', () => {
    expect(answer(consentText('allowed', ['analytics']))).toBe('undecided');
    expect(answer(consentText('allowed', services), {services: ['adverts'], consentRequired: true})).toBe(
      'allowed',
    );
    expect(answer(consentText('refused', []))).toBe('refused');
  });

  it.each([
    '',
    'allowed',
    'null',
    '[]',
    '7',
    '{',
    '"refused"',
    '{"choice":"yes","services":["analytics","adverts"]}',
    '{"choice":"allowed"}',
    '{"choice":"allowed","services":"analytics adverts"}',
    '{"choice":["refused"]}',
  ])('%j is no choice', (text) => {
    expect(answer(text)).toBe('undecided');
  });

  it.each([
    ['doNotTrack', '1', 'refused'],
    ['doNotTrack', '0', 'allowed'],
    ['globalPrivacyControl', true, 'refused'],
    ['globalPrivacyControl', false, 'allowed'],
  ] as const)('the signal %s %j is stronger than an agreement: %s', (name, value, expected) => {
    signal(name, value);
    expect(answer(consentText('allowed', services))).toBe(expected);
  });

  it('follow other tabs, and the clearing of the storage', () => {
    expect(answer(null)).toBe('undecided');
    localStorage.setItem(CONSENT_STORAGE_KEY, consentText('allowed', services));
    window.dispatchEvent(new StorageEvent('storage', {key: 'mui-x-docs.settings'}));
    expect(readThirdParties(window)).toBe('undecided');
    window.dispatchEvent(new StorageEvent('storage', {key: CONSENT_STORAGE_KEY}));
    expect(readThirdParties(window)).toBe('allowed');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', {key: null}));
    expect(readThirdParties(window)).toBe('undecided');
  });

  it('are undecided where the storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(answer(null)).toBe('undecided');
  });

  it('are refused where nothing has been said: a site without any', () => {
    expect(readThirdParties(window)).toBe('refused');
  });

  it('a name of a service cannot end the script', () => {
    expect(consentScript({services: ['</script>'], consentRequired: true})).not.toContain('</script>');
  });
});
