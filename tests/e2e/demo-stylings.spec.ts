import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/test';
import {hashText} from './support/addresses';
import {createMemory} from './support/memory';
import {observe, switchLook} from './support/observe';
import {settled} from './support/settled';

/** Every demo that has more than one styling, with the other stylings that it has. */
const demos = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\/_demos\/\w+\.(?:tailwind|css)\.tsx$/.test(file))
  .reduce((found, file) => {
    const [name = '', styling = ''] = path.basename(file).split('.');
    const address = `/x/${path.posix.dirname(path.posix.dirname(file))}/`;
    const known = found.get(name) ?? {address, stylings: []};
    return found.set(name, {address, stylings: [...known.stylings, styling]});
  }, new Map<string, {address: string; stylings: string[]}>());

const memory = createMemory(__filename);

/** Most px between the same box in two stylings (browsers round differently). */
const tolerance = 2;

type Box = {name: string; sides: [number, number, number, number]};

/** What a reader hears of a demo, and where each of its elements stands. */
async function readShape(stage: Locator): Promise<{tree: string; boxes: Box[]}> {
  return {
    tree: await stage.ariaSnapshot(),
    boxes: await stage.evaluate((root) => {
      const {x, y} = root.getBoundingClientRect();
      return [...root.querySelectorAll('*:not(style)')].map((each): Box => {
        const rect = each.getBoundingClientRect();
        return {name: each.tagName, sides: [rect.x - x, rect.y - y, rect.width, rect.height]};
      });
    }),
  };
}

/** Elements that stand elsewhere than in the first styling, with the largest difference. */
function moved(boxes: readonly Box[], reference: readonly Box[]): string[] {
  return boxes.flatMap(({name, sides}, index) => {
    const other = reference[index]?.sides ?? [0, 0, 0, 0];
    const largest = Math.max(...sides.map((side, each) => Math.abs(side - (other[each] ?? 0))));
    return largest > tolerance ? [`${index} ${name}: ${largest.toFixed(1)} px`] : [];
  });
}

test('each product shows a demo in all stylings', () => {
  const whole = [...demos.values()].filter(({stylings}) => stylings.length === 2);
  const products = new Set(whole.map(({address}) => address.split('/')[2]));
  expect([...products].sort()).toEqual([
    'react-charts',
    'react-data-grid',
    'react-date-pickers',
    'react-tree-view',
  ]);
});

for (const [name, {address, stylings}] of demos) {
  const title = `the stylings of ${name} agree in both themes`;
  const check = async (page: Page) => {
    test.slow();
    await page.emulateMedia({reducedMotion: 'reduce'});
    const {problems} = observe(page);
    const direction = hashText(name) % 2 === 0 ? 'ltr' : 'rtl';
    const seen = new Map<string, {tree: string; boxes: Box[]}>();
    for (const styling of ['system', ...stylings]) {
      await page.goto('about:blank');
      await page.goto(`${address}#${styling}-${name}.tsx`);
      const demo = page.locator(`[data-demo="${name}"]`);
      await expect(demo).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
      await expect(demo.locator('code:visible')).toHaveAttribute('data-styling', styling);
      for (const mode of ['light', 'dark'] as const) {
        await switchLook(page, {mode, direction});
        // Grids and charts measure themselves first.
        const shape = await settled(page, () => readShape(demo.locator('[data-demo-box]')), 300);
        const reference = seen.get(mode) ?? shape;
        seen.set(mode, reference);
        expect.soft(shape.tree, `${styling}, ${mode}`).toBe(reference.tree);
        expect.soft(shape.boxes.map((box) => box.name)).toEqual(reference.boxes.map((box) => box.name));
        expect.soft(moved(shape.boxes, reference.boxes), `${styling}, ${mode}`).toEqual([]);
      }
    }
    expect(problems()).toEqual([]);
  };
  test(title, ...memory.one(title, check));
}
