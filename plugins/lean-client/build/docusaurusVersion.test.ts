import {describe, expect, it} from 'vitest';
import corePackage from '@docusaurus/core/package.json';
import {reasonToStepAside} from './docusaurusVersion';

describe('reasonToStepAside', () => {
  it('is none with the installed Docusaurus', () => {
    expect(reasonToStepAside(corePackage.version)).toBeUndefined();
  });

  it.each(['3.10.1', '3.10.3', '3.11.0', '4.0.0', '3.10.2-canary.1', '3.10.20', ''])(
    'is that Docusaurus %s is unknown',
    (version) => {
      expect(reasonToStepAside(version)).toMatch(/^lean-client: .*At a Docusaurus upgrade/);
    },
  );

  it('names both versions', () => {
    expect(reasonToStepAside('3.11.0')).toContain(
      `it knows Docusaurus ${corePackage.version}, and 3.11.0 is installed`,
    );
  });
});
