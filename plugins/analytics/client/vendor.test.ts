// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import {afterEach, describe, expect, it} from 'vitest';
import {listFiles} from '@site/scripts/builder/files';
import {removeVendorCookies} from './lazyForget';
import {createVendor} from './vendor';

const options = {measurementId: 'G-TEST1', scriptAddress: 'https://analytics.test/gtag/js?id=G-TEST1'};
const scripts = () => [...document.head.querySelectorAll('script')].map(({src}) => src);

afterEach(() => {
  document.head.innerHTML = '';
  delete window.dataLayer;
});

describe('the vendor', () => {
  it('B6.1 is loaded with the first event, once', () => {
    const vendor = createVendor(window, options);
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
    vendor.send({name: 'a', parameters: {}});
    vendor.send({name: 'b', parameters: {}});
    expect(scripts()).toEqual(['https://analytics.test/gtag/js?id=G-TEST1']);
  });

  it('B6.2, B6.3 gets commands as its script reads them, without page views of its own', () => {
    const vendor = createVendor(window, options);
    vendor.send({name: 'user_properties', parameters: {codeVariant: 'TS'}});
    vendor.send({name: 'page_view', parameters: {page_title: 'T'}});
    const [start, ...commands] = window.dataLayer ?? [];
    expect(Object.prototype.toString.call(start)).toBe('[object Arguments]');
    expect(commands.map((command) => Array.from(command as ArrayLike<unknown>))).toEqual([
      ['config', 'G-TEST1', {send_page_view: false}],
      ['set', 'user_properties', {codeVariant: 'TS'}],
      ['event', 'page_view', {page_title: 'T'}],
    ]);
  });

  it('B6.1 is stopped after a refusal', () => {
    createVendor(window, options).stop();
    expect(window).toHaveProperty('ga-disable-G-TEST1', true);
  });

  it('B6.1 its cookies go after a refusal, and no others', () => {
    document.cookie = '_ga=1; path=/';
    document.cookie = '_ga_TEST1=1; path=/';
    document.cookie = 'codeVariant=JS; path=/';
    removeVendorCookies(window);
    expect(document.cookie).toBe('codeVariant=JS');
  });

  it('B6.1 is known to this module alone', async () => {
    const files = (await Promise.all(['src', 'plugins'].map(listIn))).flat();
    const knowing = files.filter((file) => /\bdataLayer\b|\bgtag\(/.test(readFileSync(file, 'utf8')));
    expect(knowing).toEqual(['plugins/analytics/client/vendor.ts']);
  });
});

async function listIn(folder: string): Promise<string[]> {
  const files = await listFiles(folder);
  return files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => `${folder}/${file}`);
}
