import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {headerRules} from '../../config/headers';
import {allowedSources, feedbackOptions} from '../../config/services';
import {validateOptions} from './options';

const validate = (address: string | undefined) =>
  validateOptions({
    validate: normalizePluginOptions,
    options: feedbackOptions({SITE_FEEDBACK_URL: address}),
  });

describe('SITE_FEEDBACK_URL', () => {
  it.each([undefined, ''])('may be absent: %j', (address) => {
    expect(validate(address).address).toBeUndefined();
  });

  it.each(['https://feedback.example.org/docs?site=x', '/feedback', '/api/feedback/'])(
    'may be %s',
    (address) => {
      expect(validate(address).address).toBe(address);
    },
  );

  it.each([
    'http://example.org/',
    'feedback',
    '//example.org/',
    '/\\example.org',
    'javascript:alert(1)',
    'mailto:a@b.c',
  ])('stops the build, with its name and form: %s', (address) => {
    expect(() => validate(address)).toThrow(/SITE_FEEDBACK_URL.*must be an https address such as/);
  });
});

describe('the security policy', () => {
  const connect = (address: string | undefined) => {
    const [rule] = headerRules([], allowedSources({SITE_FEEDBACK_URL: address}));
    return /connect-src ([^;]*)/.exec(rule?.headers['Content-Security-Policy'] ?? '')?.[1];
  };

  it('lets pages send to the host that is configured, and to no other', () => {
    expect(connect('https://feedback.test/docs?site=x')).toBe("'self' https://feedback.test");
    expect([connect('/feedback'), connect(undefined), connect('')]).toEqual(["'self'", "'self'", "'self'"]);
  });
});
