import {parseArgs} from 'node:util';
import {servicesEnvironment} from '../../tests/fixtures/services/environment';
import {servicesParts} from '../../tests/fixtures/services/parts';
import {PlainError} from '../../src/lib/node/terminal.mjs';
import {buildSmallSite, fixtureConfiguration} from './smallSite';

/**
 * Builds the small site of the browser tests with every outside service configured.
 *
 * @param args - nothing for all of it, `--part en` for that part alone, which is what the gate looks at
 */
export async function buildServices(args: readonly string[]): Promise<void> {
  const {part} = parseArgs({args: [...args], options: {part: {type: 'string'}}}).values;
  const parts = servicesParts.filter(({name}) => part === undefined || name === part);
  if (parts.length === 0) throw new PlainError(`The small site has no part "${part ?? ''}"`);
  await buildSmallSite({
    folder: 'services',
    environment: servicesEnvironment,
    parts,
    configuration: {'docusaurus.config.ts': fixtureConfiguration},
  });
}
