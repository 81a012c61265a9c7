import {describe, expect, it} from 'vitest';
import {importFault} from './houseImports.mjs';

describe('the import rules of the house', () => {
  it.each([
    ['plugins/ads/theme/Ad.tsx', '@site/src/navigation/languageOf'],
    ['plugins/ads/theme/Ad.tsx', '../../../src/preferences'],
    ['plugins/ads/theme/Ad.tsx', '../../analytics/client'],
    ['plugins/ads/theme/Ad.tsx', '@site/plugins/analytics/client/index'],
    ['plugins/ads/build/index.ts', '../../analytics/build'],
    ['plugins/ads/cli/index.ts', '../../../src/lib/node/addCommand'],
    ['plugins/ads/theme/Ad.tsx', '../client/useAd'],
    ['plugins/ads/theme/Ad.tsx', '@docusaurus/Link'],
    ['src/theme/DocItem/index.tsx', '@site/plugins/ads/client'],
    ['src/mui/siteTheme.ts', '@mui/material/styles'],
    ['docs/react-data-grid/_demos/Basic.tsx', '@mui/x-data-grid'],
    ['src/components/Preferences/lazyPanel.tsx', '@mui/material/Button'],
    ['config/docs.ts', '../plugins/code-variants/remarkDemos'],
    ['docusaurus.config.ts', './plugins/pages/parseFrontMatter'],
    ['plugins/ads/adLabel.test.ts', '../analytics/track'],
  ])('%s may import %s', (from, specifier) => {
    expect(importFault(from, specifier, false)).toBeUndefined();
  });

  it.each([
    ['plugins/ads/theme/Ad.tsx', '@site/src/theme/Root', /nothing of src/],
    ['plugins/ads/theme/Ad.tsx', '../../../src/mui/siteTheme', /nothing of src/],
    ['plugins/ads/theme/Ad.tsx', '../../analytics/track', /plugins\/analytics\/client/],
    ['plugins/ads/build/index.ts', '../../analytics/build/consent', /client or build/],
    ['src/theme/DocItem/index.tsx', '@site/plugins/ads/client/useAd', /plugins\/ads\/client/],
    ['src/theme/Root.tsx', '@mui/material/Button', /plain page/],
    ['plugins/ads/theme/Ad.tsx', '@emotion/react', /plain page/],
  ])('%s may not import %s', (from, specifier, fault) => {
    expect(importFault(from, specifier, false)).toMatch(fault);
  });

  it('lets types of MUI through: they weigh nothing', () => {
    expect(importFault('src/theme/Root.tsx', '@mui/material/styles', true)).toBeUndefined();
  });
});
