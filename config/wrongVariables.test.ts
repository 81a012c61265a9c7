import {describe, expect, it} from 'vitest';
import {tempFolder} from '../tests/unit/tempFolder';
import {wrongVariables} from './wrongVariables';

const site = () =>
  tempFolder({
    'package.json': '{"dependencies": {}}',
    'versions.json': '["7"]',
    'versioned_docs/version-7/packages.json': '{}',
    'versioned_sidebars/version-7-sidebars.json': '{}',
    'docs/react-charts/index.mdx': '',
  });

describe('a variable with a value that it cannot have', () => {
  it.each([
    ['SITE_URL', 'nonsense', 'such as https://docs.example.org, not "nonsense"'],
    ['SITE_URL', 'https://docs.example.org/x', 'without a path'],
    ['SITE_URL', 'ftp://docs.example.org', 'such as https://docs.example.org'],
    ['SITE_VERSION', '6', 'is "6", and this checkout has: current, 7'],
    ['SITE_ONLY', 'charts', 'is "charts", and docs/ has: react-charts'],
    ['SITE_REPOSITORY', 'here', 'https://github.com/owner/name, not "here"'],
    ['SITE_OFFLINE', 'flase', 'must be "true" or "false", not "flase"; nearest: false'],
    ['SITE_LEAN', 'x', 'must be "true" or "false"'],
    ['SITE_ADS_IN_DEVELOPMENT', 'x', 'must be "true" or "false"'],
    ['SITE_ANALYTICS_DEBUG', 'x', 'must be "true" or "false"'],
    ['SITE_CONSENT_REQUIRED', '', 'must be "true" or "false", not ""'],
    ['SITE_ANALYTICS_ID', 'x', 'must have the form "G-ABC1234567"'],
    ['SITE_ANALYTICS_SCRIPT', 'x', 'that begins with "https://"'],
    ['SITE_ANALYTICS_CONNECT', 'https://a.test x', 'must have the form "https://host"'],
    ['SITE_AD_SCRIPT', 'x', 'such as https://ads.example.com/ad'],
    ['SITE_AD_ELEMENT_ID', '1', 'must be a letter with letters'],
    ['SITE_AD_HOSTS', 'x', 'of the form https://host'],
    ['SITE_AD_JSON', 'x', 'must be an https address'],
    ['SITE_ICON_FONT', 'x', 'must be an https address'],
    ['SITE_ICON_FONT_HOSTS', 'x', 'of the form https://host'],
    ['SITE_FEEDBACK_URL', 'nonsense', 'or a path of the same host such as /feedback'],
    ['SITE_DOCS_DOMAIN', 'https://a', 'such as docs.example.org'],
    ['SITE_ALGOLIA_APP_ID', 'ABC123', 'all of them, or none'],
  ])('%s="%s" is named in one line with what is allowed', (name, value, allowed) => {
    const sentences = wrongVariables({[name]: value}, site());
    expect(sentences).toEqual([expect.stringContaining(name)]);
    expect(sentences).toEqual([expect.stringContaining(allowed)]);
    expect(sentences[0]).not.toContain('\n');
  });

  it.each([
    ['SITE_ALGOLIA_APP_ID', 'a b'],
    ['SITE_ALGOLIA_SEARCH_KEY', 'a b'],
    ['SITE_ALGOLIA_HOST', 'http://a.test'],
  ])('%s="%s" is named, beside its companions', (name, value) => {
    const env = {SITE_ALGOLIA_APP_ID: 'A', SITE_ALGOLIA_SEARCH_KEY: 'b', SITE_ALGOLIA_INDEX: 'docs'};
    expect(wrongVariables(env, site())).toEqual([]);
    expect(wrongVariables({...env, [name]: value}, site())).toEqual([expect.stringContaining(name)]);
  });

  it('is named beside another one', () => {
    expect(wrongVariables({SITE_VERSION: '6', SITE_OFFLINE: 'x'}, site())).toHaveLength(2);
  });

  it('is none where all are as they can be, or empty', () => {
    expect(wrongVariables({}, site())).toEqual([]);
    const env = {SITE_URL: 'http://localhost:3000/', SITE_VERSION: '7', SITE_OFFLINE: 'false', SITE_ONLY: ''};
    expect(wrongVariables(env, site())).toEqual([]);
  });

  it('and anything else that goes wrong is thrown as it is', () => {
    expect(() => wrongVariables({}, tempFolder({'versions.json': '[1]'}))).toThrow(
      'versions.json is not a list of texts',
    );
  });
});
