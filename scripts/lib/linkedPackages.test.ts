import {mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {refuseLinkedPackages} from '../setup.mjs';

describe('refuseLinkedPackages', () => {
  it('stops before it installs into the packages of another checkout', () => {
    const first = tempFolder();
    const second = tempFolder();
    const packages = path.join(first, 'node_modules');
    mkdirSync(packages);
    symlinkSync(packages, path.join(second, 'node_modules'));
    expect(() => refuseLinkedPackages(second)).toThrow(/node_modules is a link .* run "npm install"/);
    expect(() => refuseLinkedPackages(first)).not.toThrow();
  });

  it('lets a fresh clone install', () => {
    expect(() => refuseLinkedPackages(tempFolder())).not.toThrow();
  });
});
