import {DataGrid} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import CardRows from './_demos/CardRows';
import ClickableRows from './_demos/ClickableRows';
import ColumnHover from './_demos/ColumnHover';
import FewerLines from './_demos/FewerLines';
import FlashChanges from './_demos/FlashChanges';
import FocusOutline from './_demos/FocusOutline';
import StripedPinned from './_demos/StripedPinned';

const styleOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing matches ${selector}.`);
  return getComputedStyle(element);
};
const appears = (text: string) => expect.element(page.getByText(text)).toBeVisible();

claim('stripes', 'pinned cells stay opaque below the stripe, and hover and selection show', async () => {
  await render(<StripedPinned />);
  await appears('Feldberg');
  const pinned = '[data-id="2"] .MuiDataGrid-cell--pinnedLeft';
  expect(styleOf(pinned).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(styleOf(pinned).backgroundImage).toContain('linear-gradient');
  await page.getByText('Feldberg').hover();
  await expect.poll(() => styleOf(pinned).backgroundColor).not.toBe('rgb(255, 255, 255)');
  const hovered = styleOf(pinned).backgroundColor;
  expect(styleOf(pinned).backgroundImage).toContain('linear-gradient');
  await page.getByText('Feldberg').click();
  await expect.poll(() => styleOf(pinned).backgroundColor).not.toBe(hovered);
});

claim('focus', 'the focused cell has a line instead of the outline', async () => {
  await render(<FocusOutline />);
  await page.getByText('Cedar').click();
  const cell = '[data-id="2"] [data-field=room]';
  await expect.poll(() => styleOf(cell).boxShadow).toContain('-3px');
  expect(styleOf(cell).outlineStyle).toBe('none');
});

claim(
  'lines',
  'a transparent row border color removes the lines between rows and below the header',
  async () => {
    await render(<FewerLines />);
    await appears('Antigua');
    const transparent = 'rgba(0, 0, 0, 0)';
    expect(styleOf('[data-id="3"] [data-field=bean]').borderTopColor).toBe(transparent);
    expect(styleOf('.MuiDataGrid-columnHeader').borderBottomColor).toBe(transparent);
  },
);

claim('cards', 'getRowSpacing moves rows apart', async () => {
  await render(<CardRows />);
  await appears('Ida Holm');
  const edge = (id: number) => document.querySelector(`[data-id="${id}"]`)?.getBoundingClientRect();
  expect((edge(2)?.top ?? 0) - (edge(1)?.bottom ?? 0)).toBe(8);
});

claim('column-hover', 'the header and all cells of the column under the pointer have the color', async () => {
  await render(<ColumnHover />);
  const blue = 'rgba(59, 130, 246, 0.16)';
  await page.getByText('81').hover();
  await expect.poll(() => styleOf('[data-id="3"] [data-field=tue]').backgroundColor).toBe(blue);
  expect(styleOf('.MuiDataGrid-columnHeader[data-field=tue]').backgroundColor).toBe(blue);
  expect(styleOf('[data-id="3"] [data-field=mon]').backgroundColor).not.toBe(blue);
});

claim(
  'clickable-rows',
  'the outline shows for the keyboard alone, and onRowClick for the mouse',
  async () => {
    await render(<ClickableRows />);
    await page.getByText('Jazz night').click();
    await appears('Opened: Jazz night');
    expect(styleOf('[data-id="1"] [data-field=concert]').outlineStyle).toBe('none');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter} ');
    await expect.poll(() => styleOf('[data-id="3"] [data-field=concert]').outlineStyle).toBe('solid');
    await appears('Opened: Jazz night');
  },
);

claim('flash', 'only values that change get the animation', async () => {
  await render(<FlashChanges />);
  await appears('1,530');
  const boxes = () => [...document.querySelectorAll('[role=gridcell][data-field=price] > div')];
  const before = boxes();
  await page.getByRole('button', {name: 'Next prices'}).click();
  await appears('1,542');
  // Gold has the same price: its element stays, those of the others are new.
  expect(boxes().map((box, index) => box === before[index])).toEqual([true, false, false]);
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animated = boxes().map((box) => getComputedStyle(box).animationName !== 'none');
  expect(animated).toEqual(isReduced ? [false, false, false] : [false, true, true]);
});

claim('small', 'a header height of 0 hides the header', async () => {
  await render(
    <div style={{height: 200}}>
      <DataGrid columns={[{field: 'city'}]} rows={[{id: 1, city: 'Bern'}]} columnHeaderHeight={0} />
    </div>,
  );
  await appears('Bern');
  expect(document.querySelector('.MuiDataGrid-columnHeaders')?.getBoundingClientRect().height).toBe(0);
});
