import type {ProductId} from '../../../../src/navigation';

/** Colors of a drawing, as CSS writes them. */
export interface Ink {
  readonly line: string;
  readonly soft: string;
  readonly strong: string;
}

const cell = (x: number, y: number, width: number, height: number, fill: string, radius = 8) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

const range = (count: number) => Array.from({length: count}, (_, index) => index);

function grid({line, soft, strong}: Ink): string {
  const widths = [90, 150, 70];
  const row = (y: number, fill: (column: number) => string) =>
    widths.map((width, column) => {
      const x = 30 + widths.slice(0, column).reduce((sum, each) => sum + each + 20, 0);
      return cell(x, y, width, 18, fill(column), 9);
    });
  return [
    ...row(34, () => strong),
    ...range(5).flatMap((index) => [
      cell(20, 76 + index * 52, 370, 2, line, 1),
      ...(index === 2 ? [cell(16, 80 + index * 52, 378, 46, soft)] : []),
      ...row(94 + index * 52, (column) => (index === 2 && column === 0 ? strong : line)),
    ]),
  ].join('');
}

function calendar({line, soft, strong}: Ink): string {
  const day = (index: number) => {
    const [x, y] = [30 + (index % 7) * 51, 94 + Math.floor(index / 7) * 51];
    const fill = index === 17 ? strong : index > 17 && index < 21 ? soft : line;
    return cell(x, y, 38, 38, fill, 19);
  };
  return [cell(30, 30, 130, 20, strong, 10), cell(320, 30, 58, 20, line, 10), ...range(31).map(day)].join('');
}

function bars({line, soft, strong}: Ink): string {
  const heights = [120, 190, 150, 250, 210, 280];
  return [
    ...heights.map((height, index) =>
      cell(40 + index * 58, 330 - height, 36, height, index === 3 ? strong : index % 2 ? soft : line),
    ),
    cell(20, 334, 370, 3, line, 1),
  ].join('');
}

function tree({line, soft, strong}: Ink): string {
  const depths = [0, 1, 2, 2, 1, 0];
  return depths
    .map((depth, index) => {
      const [x, y] = [30 + depth * 56, 30 + index * 56];
      return [
        ...(index === 2 ? [cell(x - 12, y - 12, 410 - x, 48, soft, 12)] : []),
        cell(x, y, 24, 24, depth === 2 ? line : strong, 7),
        cell(x + 40, y + 4, 190 - depth * 24, 16, line, 8),
      ].join('');
    })
    .join('');
}

function tiles({line, soft, strong}: Ink): string {
  return [
    cell(50, 20, 150, 150, line, 36),
    cell(220, 20, 150, 150, strong, 36),
    cell(50, 190, 150, 150, soft, 36),
    cell(220, 190, 150, 150, line, 75),
  ].join('');
}

const drawings: Partial<Record<ProductId, (ink: Ink) => string>> = {
  'x-data-grid': grid,
  'x-date-pickers': calendar,
  'x-charts': bars,
  'x-tree-view': tree,
};

/** What stands for a product on its card: SVG elements in a field of 410 by 360. */
export function draw(product: ProductId, ink: Ink): string {
  return (drawings[product] ?? tiles)(ink);
}
