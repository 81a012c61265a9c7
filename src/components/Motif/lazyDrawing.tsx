import React, {type ReactNode} from 'react';
import type {ProductId} from '@site/src/navigation';
import styles from './styles.module.css';

/** Lines and fills of a drawing, as paths on a ground of 560 × 268. */
type Shapes = {lines: string; soft: string; strong: string};

const rectangle = (x: number, y: number, width: number, height: number, radius = 0) =>
  radius === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}h${2 * radius - width}a${radius} ${radius} 0 0 1 0 ${-2 * radius}z`;

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const range = (count: number) => Array.from({length: count}, (_, index) => index);

/** A grid of cells, some of them filled. */
function dataGrid(): Shapes {
  const [width, height] = [80, 38];
  const cell = (column: number, row: number) => rectangle(column * width, row * height, width, height);
  return {
    lines: [
      ...range(8).map((column) => `M${column * width + 0.5} 0v268`),
      ...range(8).map((row) => `M0 ${row * height + 0.5}h560`),
    ].join(''),
    soft: cell(5, 0) + cell(3, 2) + cell(6, 3) + cell(4, 4),
    strong: cell(6, 1),
  };
}

/** Days as circles, with a range of them. */
function datePickers(): Shapes {
  const place = (column: number, row: number) => [40 + column * 72, 30 + row * 56] as const;
  const [firstX, y] = place(4, 1);
  const [lastX] = place(6, 1);
  const days = range(35).map((index) => circle(...place(index % 7, Math.floor(index / 7)), 22));
  return {
    lines: days.join(''),
    soft: rectangle(firstX - 22, y - 22, lastX - firstX + 44, 44, 22),
    strong: circle(firstX, y, 22) + circle(lastX, y, 22),
  };
}

/** Bars under a line that rises. */
function charts(): Shapes {
  const heights = [60, 96, 78, 120, 150, 132, 186, 214];
  const top = (index: number) => 250 - (heights[index] ?? 0);
  const bar = (index: number) => rectangle(24 + index * 68, top(index), 40, heights[index] ?? 0);
  const line = range(heights.length).map(
    (index) => `${index === 0 ? 'M' : 'L'}${44 + index * 68} ${top(index) - 26}`,
  );
  return {
    lines: `M0 250.5h560${line.join('')}`,
    soft: range(heights.length - 2)
      .map((index) => bar(index))
      .join(''),
    strong: bar(6) + bar(7),
  };
}

/** Items below items, joined by lines. */
function treeView(): Shapes {
  const item = (x: number, row: number) => rectangle(x, 18 + row * 46, 150, 32, 16);
  const branch = (x: number, from: number, to: number) =>
    `M${x} ${50 + from * 46}V${34 + to * 46}h40${to - from > 1 ? `M${x} ${34 + (from + 1) * 46}h40` : ''}`;
  return {
    lines: branch(140, 0, 2) + branch(220, 2, 4),
    soft: item(110, 0) + item(180, 1) + item(180, 2) + item(260, 4),
    strong: item(260, 3),
  };
}

const drawings: Readonly<Partial<Record<ProductId, () => Shapes>>> = {
  'x-data-grid': dataGrid,
  'x-date-pickers': datePickers,
  'x-charts': charts,
  'x-tree-view': treeView,
};

/** The drawing of a product; nothing for the introduction. */
export default function Drawing({product}: {product: ProductId | null}): ReactNode {
  const draw = product === null ? undefined : drawings[product];
  if (!draw) {
    return null;
  }
  const {lines, soft, strong} = draw();
  return (
    <svg width="560" height="268" viewBox="0 0 560 268" focusable="false">
      <path className={styles.soft} d={soft} />
      <path className={styles.strong} d={strong} />
      <path className={styles.lines} d={lines} />
    </svg>
  );
}
