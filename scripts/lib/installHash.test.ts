import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {installHash} from '../setup.mjs';

/** What a checkout with this version, this script and this release of a package would install. */
function hashWith({version = '8.0.0', script = 'vitest', release = '1.0.0'}): string {
  const folder = tempFolder();
  const project = {version, scripts: {test: script}, dependencies: {react: release}};
  const packages = {'': project, 'node_modules/react': {version: release}};
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({version, packages}));
  return installHash(folder);
}

it('installs again for another release of a package, not for another version or script of the project', () => {
  const installed = hashWith({});
  expect(hashWith({version: '9.0.0'})).toBe(installed);
  expect(hashWith({script: 'jest'})).toBe(installed);
  expect(hashWith({release: '1.0.1'})).not.toBe(installed);
});
