import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {products} from '../../config/products';
import {socialCardFile, getSocialCard} from './socialCard';

/** Width and height in px, from the header of a PNG file. */
function readSize(file: string): [number, number] {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('social cards', () => {
  it.each([
    ['/x/react-data-grid/sorting/', '/img/cards/x-data-grid.en.png'],
    ['/zh/x/api/charts/bar-chart/', '/img/cards/x-charts.zh.png'],
    ['/zh/x/introduction/', '/img/cards/x.zh.png'],
    ['/elsewhere/', '/img/cards/x.en.png'],
  ])('%s has the card of its product and language', (pathname, file) => {
    expect(getSocialCard(pathname)).toBe(file);
  });

  it.each(products.flatMap(({id}) => [[id, 'en'] as const, [id, 'zh'] as const]))(
    '%s in %s has a picture of the size that networks show',
    (product, language) => {
      const file = path.join('static', socialCardFile(product, language));
      expect(readSize(file)).toEqual([1200, 630]);
      expect(readFileSync(file).length).toBeLessThan(60_000);
    },
  );
});
