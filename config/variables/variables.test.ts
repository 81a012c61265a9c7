import {describe, expect, it} from 'vitest';
import {readFlag, readList, readText, unknownVariables} from '.';
import {withVariables} from './readmeTable';

describe('variables', () => {
  it('an empty text counts as none', () => {
    expect(readText({SITE_URL: 'https://a.test'}, 'SITE_URL')).toBe('https://a.test');
    expect(readText({SITE_URL: ''}, 'SITE_URL')).toBeUndefined();
    expect(readText({}, 'SITE_URL')).toBeUndefined();
  });

  it('a list is words with spaces between them', () => {
    expect(readList({SITE_AD_HOSTS: ' https://a.test  https://b.test '}, 'SITE_AD_HOSTS')).toEqual([
      'https://a.test',
      'https://b.test',
    ]);
    expect(readList({}, 'SITE_AD_HOSTS')).toBeUndefined();
  });

  it('a wrong flag is named with the value that was meant', () => {
    expect(readFlag({SITE_OFFLINE: 'false'}, 'SITE_OFFLINE')).toBe(false);
    expect(readFlag({}, 'SITE_OFFLINE')).toBeUndefined();
    expect(() => readFlag({SITE_OFFLINE: 'flase'}, 'SITE_OFFLINE')).toThrow(
      'SITE_OFFLINE must be "true" or "false", not "flase"; nearest: false',
    );
  });

  it('an unknown one is named with the one that was meant; those of others are theirs', () => {
    const env = {
      SITE_URL: '',
      SITE_ANALYTIC_ID: 'G-A1',
      SERVE_FEEDBACK: 'a',
      FEEDBACK_URL: '/feedback',
      BUILD_NUMBER: '7',
      PATH: '/bin',
    };
    expect(unknownVariables(env)).toEqual([
      'SITE_ANALYTIC_ID is set, and nothing reads it; nearest: SITE_ANALYTICS_ID',
      'SERVE_FEEDBACK is set, and nothing reads it; nearest: SERVE_FEEDBACK_FOLDER',
      'FEEDBACK_URL is set, and nothing reads it; nearest: SITE_FEEDBACK_URL',
    ]);
  });

  it('the table of a README is replaced, and nothing else', () => {
    const readme =
      'a\n\n| x |\n\n## Configuration\n\nText.\n\n| old |\n| --- |\n| `GONE` |\n\nEnd.\n\n| y |\n';
    const written = withVariables(readme);
    expect(written).toContain('| `SITE_URL` |');
    expect(written).not.toContain('GONE');
    expect(written.replaceAll(/^\| .*\n/gm, '')).toBe(readme.replaceAll(/^\| .*\n/gm, ''));
  });
});
