import {describe, expect, it} from 'vitest';
import {readControls, writeControls} from './address';
import type {Controls} from './types';

const controls: Controls = {
  size: {type: 'union', options: ['small', 'medium'], default: 'medium'},
  loading: {type: 'boolean', default: false},
  pageSize: {type: 'number', min: 5, max: 50, default: 25},
  title: {type: 'text', default: 'Orders'},
};

describe('the address of controls', () => {
  it('is short and readable', () => {
    expect(writeControls('', 'Orders', controls, {size: 'small', loading: true, pageSize: 25})).toBe(
      '?demo-Orders=size.small~loading.true',
    );
  });

  it.each(['50 % ~ off', 'a.b=c&d#e', '订单', "o'clock +1", ''])(
    'carries the text %j there and back',
    (title) => {
      const search = writeControls('', 'Orders', controls, {title, pageSize: 5});
      expect(new URL(`https://example.com/x/${search}#a`).search).toBe(search);
      expect(readControls(search, 'Orders', controls)).toEqual({title, pageSize: 5});
    },
  );

  it('keeps what belongs to others, and goes when everything is at its default', () => {
    const search = '?settings=mode.dark~dense&demo-Other=a.b&demo-Orders=size.small';
    expect(writeControls(search, 'Orders', controls, {})).toBe('?settings=mode.dark~dense&demo-Other=a.b');
    expect(writeControls('?demo-Orders=size.small', 'Orders', controls, {size: 'medium'})).toBe('');
  });

  it.each([
    'size.huge',
    'size',
    'loading.yes',
    'pageSize.51',
    'pageSize.1e1',
    'pageSize.',
    'toString.x',
    'title.%25E0%25',
    `title.${'x'.repeat(81)}`,
    '~~.~',
  ])('drops %s', (value) => {
    expect(readControls(`?demo-Orders=${value}~loading.true`, 'Orders', controls)).toEqual({loading: true});
  });

  it('reads nothing of another demo', () => {
    expect(readControls('?demo-Other=size.small', 'Orders', controls)).toEqual({});
  });
});
