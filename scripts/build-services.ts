// npm run build:services: the small site of the browser tests with every outside service configured.
import {servicesEnvironment} from '../tests/fixtures/services/environment';
import {servicesParts} from '../tests/fixtures/services/parts';
import {PartError} from './builder/buildPart';
import {buildSmallSite, fixtureConfiguration} from './builder/smallSite';

async function main(): Promise<void> {
  await buildSmallSite({
    folder: 'services',
    environment: servicesEnvironment,
    parts: servicesParts,
    configuration: {'docusaurus.config.ts': fixtureConfiguration},
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof PartError ? error.message : error);
  process.exitCode = 1;
});
