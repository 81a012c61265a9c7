import {currentParts as parts} from '../../scripts/builder/parts';
import {buildSmallSite, fixtureConfiguration} from '../../scripts/builder/smallSite';
import {servicesEnvironment} from '../../tests/fixtures/services/environment';

/** The small site of the browser tests in three forms. */
export interface Sites<T> {
  /** The plugins analytics, ads and feedback taken out. */
  readonly without: T;
  /** No outside service: our own adverts and the question for feedback. */
  readonly unconfigured: T;
  /** Every outside service of the browser tests. */
  readonly configured: T;
}

/**
 * Builds the small site in its three forms, in English, unchanged ones from the cache.
 *
 * @returns the folders of the builds
 */
export async function buildSites(): Promise<Sites<string>> {
  // A service that happens to be configured where this runs would be measured, too.
  for (const name of Object.keys(process.env)) {
    if (/^SITE_/.test(name)) Reflect.deleteProperty(process.env, name);
  }
  const common = {
    environment: {},
    parts: parts.filter(({locale}) => locale === 'en'),
    configuration: {'docusaurus.config.ts': fixtureConfiguration},
  };
  return {
    without: await buildSmallSite({
      ...common,
      folder: 'services-without',
      configuration: {
        'docusaurus.config.ts': 'bench/services/without.config.ts',
        'fixture.config.ts': fixtureConfiguration,
        'stub.ts': 'bench/services/stub.ts',
      },
    }),
    unconfigured: await buildSmallSite({...common, folder: 'services-unconfigured'}),
    configured: await buildSmallSite({
      ...common,
      folder: 'services-configured',
      // As a deployment has it: the debug mode is for those who write the site.
      environment: {...servicesEnvironment, SITE_ANALYTICS_DEBUG: 'false'},
    }),
  };
}
