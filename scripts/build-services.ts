// npm run build:services: the small site of the browser tests with every outside service configured. With --part en that
// part alone, which is what the gate looks at.
import {parseArgs} from 'node:util';
import {servicesEnvironment} from '../tests/fixtures/services/environment';
import {servicesParts} from '../tests/fixtures/services/parts';
import {PartError} from './builder/buildPart';
import {buildSmallSite, fixtureConfiguration} from './builder/smallSite';
import {runMain} from '../src/lib/node/say.mjs';

async function main(): Promise<void> {
  const {part} = parseArgs({options: {part: {type: 'string'}}}).values;
  const parts = servicesParts.filter(({name}) => part === undefined || name === part);
  if (parts.length === 0) throw new PartError(`The small site has no part "${part ?? ''}"`);
  await buildSmallSite({
    folder: 'services',
    environment: servicesEnvironment,
    parts,
    configuration: {'docusaurus.config.ts': fixtureConfiguration},
  });
}

runMain(main);
