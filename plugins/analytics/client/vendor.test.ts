// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {listFiles} from '@site/src/lib/node/listFiles';
import {newWindow, removeWindows} from '../../../tests/unit/newWindow';
import {removeVendorCookies} from './useConsentChoice';
import {createVendor} from './vendor';
import {keepVendorQueue} from './vendorQueue';

const options = {measurementId: 'G-TEST1', scriptAddress: 'https://analytics.test/gtag/js?id=G-TEST1'};

/** What the vendor's script does when it runs: it takes what waits, and everything that comes. */
const vendorScript = `
  window.taken = [];
  dataLayer.forEach((command) => taken.push(Array.from(command)));
  dataLayer.push = (command) => taken.push(Array.from(command));
`;

let page: Window & typeof globalThis;

const scripts = () => [...page.document.head.querySelectorAll('script')];
const queue = () => page.dataLayer ?? [];
const commandsIn = (list: readonly unknown[]) =>
  list.map((command) => Array.from(command as ArrayLike<unknown>));

/** The vendor's script arrives. */
function runVendor() {
  page.eval(vendorScript);
  scripts()[0]?.dispatchEvent(new page.Event('load'));
}

/** Names of the events that the vendor's script has taken. */
function taken(): unknown[] {
  const all: unknown = Reflect.get(page, 'taken');
  return Array.isArray(all) ? all.flatMap(([kind, name]: unknown[]) => (kind === 'event' ? [name] : [])) : [];
}

beforeEach(() => {
  page = newWindow();
});

afterEach(removeWindows);

describe('the vendor', () => {
  it('is loaded with the first event, once', () => {
    const vendor = createVendor(page, options);
    expect(scripts()).toEqual([]);
    expect(queue()).toEqual([]);
    vendor.send({name: 'a', parameters: {}});
    vendor.send({name: 'b', parameters: {}});
    expect(scripts().map(({src}) => src)).toEqual(['https://analytics.test/gtag/js?id=G-TEST1']);
  });

  it('gets commands as its script reads them, without page views of its own', () => {
    const vendor = createVendor(page, options);
    vendor.send({name: 'user_properties', parameters: {codeVariant: 'TS'}});
    vendor.send({name: 'page_view', parameters: {page_title: 'T'}});
    const [start, ...commands] = queue();
    expect(Object.prototype.toString.call(start)).toBe('[object Arguments]');
    expect(commandsIn(commands)).toEqual([
      ['config', 'G-TEST1', {send_page_view: false}],
      ['set', 'user_properties', {codeVariant: 'TS'}],
      ['event', 'page_view', {page_title: 'T'}],
    ]);
  });

  it('is stopped after a refusal', () => {
    createVendor(page, options).stop();
    expect(page).toHaveProperty('ga-disable-G-TEST1', true);
  });

  it('its cookies go after a refusal, and no others', () => {
    document.cookie = '_ga=1; path=/';
    document.cookie = '_ga_TEST1=1; path=/';
    document.cookie = 'codeVariant=JS; path=/';
    removeVendorCookies(window);
    expect(document.cookie).toBe('codeVariant=JS');
  });

  it('its global is known to one module alone', async () => {
    const files = (await Promise.all(['src', 'plugins'].map(listIn))).flat();
    const knowing = files.filter((file) => /\bdataLayer\b|\bgtag\(/.test(readFileSync(file, 'utf8')));
    expect(knowing).toEqual(['plugins/analytics/client/vendorQueue.ts']);
  });
});

describe('other scripts that overwrite the globals', () => {
  const attacks = [
    'window.dataLayer = {}',
    'window.dataLayer = "x"',
    'window.dataLayer = []',
    'dataLayer = null',
    'delete window.dataLayer',
    'window.gtag = 1',
    'dataLayer.push = 5',
    'dataLayer.push = () => {}',
    'delete dataLayer.push',
  ];

  it.each(attacks)('"%s" before the vendor is there neither throws nor loses an event', (attack) => {
    keepVendorQueue(page);
    page.eval(attack);
    const vendor = createVendor(page, options);
    vendor.send({name: 'a', parameters: {}});
    runVendor();
    vendor.send({name: 'b', parameters: {}});
    expect(taken()).toEqual(['a', 'b']);
  });

  it.each(attacks)('"%s" while the vendor loads neither throws nor loses an event', (attack) => {
    keepVendorQueue(page);
    const vendor = createVendor(page, options);
    vendor.send({name: 'a', parameters: {}});
    page.eval(attack);
    vendor.send({name: 'b', parameters: {}});
    runVendor();
    vendor.send({name: 'c', parameters: {}});
    expect(taken()).toEqual(['a', 'b', 'c']);
  });

  it.each(attacks)('"%s" after the vendor is there neither throws nor loses an event', (attack) => {
    keepVendorQueue(page);
    const vendor = createVendor(page, options);
    vendor.send({name: 'a', parameters: {}});
    runVendor();
    page.eval(attack);
    vendor.send({name: 'b', parameters: {}});
    expect(taken()).toEqual(['a', 'b']);
  });

  it('a queue that was there before, as an extension makes it, is the one', () => {
    page.eval('window.dataLayer = [["theirs"]]');
    keepVendorQueue(page);
    createVendor(page, options).send({name: 'a', parameters: {}});
    expect(commandsIn(queue()).map(([name]) => name)).toEqual(['theirs', 'js', 'config', 'event']);
  });

  it.each(['{}', '5', '{push: 7}'])(
    'what is no queue and cannot be replaced, %s, throws nothing',
    (value) => {
      page.eval(`Object.defineProperty(window, 'dataLayer', {value: ${value}})`);
      keepVendorQueue(page);
      const send = vi.fn(() => createVendor(page, options).send({name: 'a', parameters: {}}));
      send();
      expect(send).toHaveReturned();
    },
  );
});

async function listIn(folder: string): Promise<string[]> {
  const files = await listFiles(folder);
  return files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => `${folder}/${file}`);
}
