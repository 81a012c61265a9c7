import type {PageBytes} from './measure';
import type {SidebarShape, Variant} from './site';

/** One build and the page measured in it. */
export interface Result {
  sidebar: SidebarShape;
  variant: Variant;
  pages: number;
  seconds: number;
  bytes: PageBytes;
}

const VARIANT_NAMES: Record<Variant, string> = {
  stock: '(a) as Docusaurus ships',
  'short-names': '(b) short file names only',
  sections: '(c) route-sections',
};

const SHAPE_NAMES: Record<SidebarShape, string> = {
  grouped: 'One sidebar, collapsed categories of 25 links',
  flat: 'One sidebar, one flat list of links',
};

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function total({html, script, style, other}: PageBytes): number {
  return html + script + style + other;
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

function growthRow(results: readonly Result[]): string[] {
  const sorted = [...results].sort((a, b) => a.pages - b.pages);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || first === last) {
    return [];
  }
  const growth = (of: (bytes: PageBytes) => number): string =>
    `**+${kilobytes(of(last.bytes) - of(first.bytes))}**`;
  return [
    row([
      '',
      `${first.pages} → ${last.pages}`,
      growth(({script}) => script),
      growth(({html}) => html),
      growth(total),
      '',
      '',
    ]),
  ];
}

/** The tables of the report, one for each shape of the sidebar; kB = 1000 bytes, gzip −9. */
export function resultTables(results: readonly Result[], machine: string): string {
  const tables = [...new Set(results.map(({sidebar}) => sidebar))].map((sidebar) => {
    const variants = [...new Set(results.map(({variant}) => variant))];
    const rows = variants.flatMap((variant) => {
      const own = results.filter((result) => result.sidebar === sidebar && result.variant === variant);
      const lines = own.map(({pages, seconds, bytes}) =>
        row([
          VARIANT_NAMES[variant],
          pages,
          kilobytes(bytes.script),
          kilobytes(bytes.html),
          kilobytes(total(bytes)),
          bytes.requests,
          seconds.toFixed(1),
        ]),
      );
      return [...lines, ...growthRow(own)];
    });
    return [
      `### ${SHAPE_NAMES[sidebar]}`,
      '',
      row(['Build', 'Pages', 'JavaScript, kB', 'HTML, kB', 'Everything, kB', 'Requests', 'Build, s']),
      row(['---', '---:', '---:', '---:', '---:', '---:', '---:']),
      ...rows,
    ].join('\n');
  });
  return [...tables, `Measured with ${machine}.`].join('\n\n');
}

const START = '<!-- results -->';
const END = '<!-- /results -->';

/**
 * The report with new tables between its two marks.
 *
 * @throws Error when a mark is missing
 */
export function withResults(report: string, tables: string): string {
  const [start, end] = [report.indexOf(START), report.indexOf(END)];
  if (start < 0 || end < start) {
    throw new Error(`The report has no marks ${START} and ${END}.`);
  }
  return `${report.slice(0, start + START.length)}\n\n${tables}\n\n${report.slice(end)}`;
}
