import {describe, expect, it} from 'vitest';
import {inPageLocale} from './pageLocale';

describe('inPageLocale', () => {
  it.each([
    ["new Intl.DateTimeFormat('en', {month: 'short'})", "new Intl.DateTimeFormat('zh-CN', {month: 'short'})"],
    ["new Intl.NumberFormat('en-US')", "new Intl.NumberFormat('zh-CN')"],
    ["new Intl.NumberFormat(\n  'en-IE',\n  euros,\n)", "new Intl.NumberFormat(\n  'zh-CN',\n  euros,\n)"],
    ["day.toLocaleDateString('en-GB', long)", "day.toLocaleDateString('zh-CN', long)"],
    ["day.toLocaleTimeString('en')", "day.toLocaleTimeString('zh-CN')"],
    ["value?.toLocaleString('en')", "value?.toLocaleString('zh-CN')"],
  ])('%s', (source, expected) => {
    expect(inPageLocale(source, 'zh-CN')).toBe(expected);
    expect(inPageLocale(source, undefined)).toBe(source);
  });

  it.each([
    "new Intl.NumberFormat('de-DE')",
    "new Intl.DateTimeFormat('en-u-ca-persian')",
    'new Intl.DateTimeFormat(locale)',
    "a.localeCompare(b, 'en')",
    "toLocaleUpperCase('en')",
    "adapterLocale('en')",
  ])('%s stays', (source) => {
    expect(inPageLocale(source, 'zh-CN')).toBe(source);
  });
});
