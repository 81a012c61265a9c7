import {describe, expect, it} from 'vitest';

import corePackage from '@docusaurus/core/package.json';
import {checkBundler, checkVersion, SUPPORTED_DOCUSAURUS} from './checks';

describe('checks', () => {
  it('knows the installed Docusaurus', () => {
    expect(corePackage.version).toBe(SUPPORTED_DOCUSAURUS);
  });

  it('stops the build with another Docusaurus', () => {
    expect(() => checkVersion('3.11.0')).toThrow('At a Docusaurus upgrade');
  });

  it('stops the build when the client configuration is another', () => {
    expect(() => checkBundler({plugins: []})).toThrow('ChunkAssetPlugin');
  });
});
