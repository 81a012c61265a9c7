import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ScatterDataset from './_demos/ScatterDataset';

const markers = () => [...document.querySelectorAll('[data-drawing-container] circle')];

claim('dataset', 'with a valueFormatter, the tooltip names the row', async () => {
  await render(
    <div style={{width: 600}}>
      <ScatterDataset />
    </div>,
  );
  await expect.poll(() => markers().length).toBe(6);
  const surface = document.querySelector('svg:has([data-drawing-container])');
  const feta = markers()[2]?.getBoundingClientRect();
  if (!surface || !feta) throw new Error('no chart');
  const box = surface.getBoundingClientRect();
  await page.elementLocator(surface).hover({
    position: {x: feta.x + feta.width / 2 - box.x, y: feta.y + feta.height / 2 - box.y},
  });
  await expect
    .poll(() => document.querySelector('[role=tooltip]')?.textContent)
    .toContain('Feta: 21 % fat, 2.9 % salt');
});
