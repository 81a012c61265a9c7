// @vitest-environment jsdom
import {renderHook, waitFor} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {useLicenseKey} from './useLicenseKey';

const setLicenseKey = vi.hoisted(() => vi.fn());
const site = vi.hoisted(() => ({siteConfig: {customFields: {licenseKey: ''}}}));

vi.mock('@mui/x-license', () => ({LicenseInfo: {setLicenseKey}}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => site}));

describe('license key', () => {
  beforeEach(() => setLicenseKey.mockClear());

  it('demos wait until the key of the build is handed over', async () => {
    site.siteConfig.customFields.licenseKey = 'key-of-the-build';
    const {result} = renderHook(useLicenseKey);
    expect(result.current).toBe(false);
    await waitFor(() => expect(result.current).toBe(true));
    expect(setLicenseKey).toHaveBeenCalledExactlyOnceWith('key-of-the-build');
  });

  it('without a key demos run at once and nothing is handed over', () => {
    site.siteConfig.customFields.licenseKey = '';
    const {result} = renderHook(useLicenseKey);
    expect(result.current).toBe(true);
    expect(setLicenseKey).not.toHaveBeenCalled();
  });
});
