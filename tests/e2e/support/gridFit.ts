import type {Page} from '@playwright/test';

/** What a data grid of a demo looks like, in px. */
export interface GridReading {
  readonly demo: string;
  /** Column headers whose text is longer than its place, with what does not fit. */
  readonly clipped: readonly {readonly text: string; readonly hidden: number}[];
  /** Where rows are seen: between the headers and what is pinned or stands below. */
  readonly area: {readonly width: number; readonly height: number};
  /** Rows and open details, from the top of the area. */
  readonly rows: readonly {readonly top: number; readonly height: number}[];
  /** Width of all columns together. */
  readonly columns: number;
}

export interface GridFault {
  readonly demo: string;
  /** A header that is cut, a sliver of a row, room for a part of a row, or much of it empty. */
  readonly fault: 'clipped' | 'sliver' | 'gap' | 'empty';
  readonly text: string;
}

/** Borders and fractions of rows add up to this much, in px. */
const tolerance = 2;

/** The part of a row that says "there is more" when it is cut; less looks broken. */
const minRowShare = 0.6;

/** The part of the area that may hold nothing. */
const maxEmptyShare = 0.4;

/** Column headers whose text is cut, rows that are cut to a sliver, and room without rows or columns. */
export function gridFaults({demo, clipped, area, rows, columns}: GridReading): GridFault[] {
  const faults: GridFault[] = clipped.map(({text, hidden}) => ({
    demo,
    fault: 'clipped',
    text: `the header "${text}" lacks ${Math.ceil(hidden)} px`,
  }));
  const last = rows.at(-1);
  // What a grid without rows shows is its overlay.
  if (!last) return faults;
  const cut = rows.find(({top, height}) => top < area.height && top + height > area.height + tolerance);
  const seen = cut ? area.height - cut.top : 0;
  if (cut && seen > tolerance && seen < cut.height * minRowShare) {
    faults.push({
      demo,
      fault: 'sliver',
      text: `${Math.round(seen)} of the ${Math.round(cut.height)} px of a row are seen`,
    });
  }
  const gap = area.height - Math.max(...rows.map(({top, height}) => top + height));
  if (gap > tolerance && gap < last.height - tolerance) {
    faults.push({demo, fault: 'gap', text: `${Math.round(gap)} px below the last row`});
  }
  const filled = (Math.min(columns / area.width, 1) * (area.height - Math.max(gap, 0))) / area.height;
  if (1 - filled > maxEmptyShare) {
    faults.push({
      demo,
      fault: 'empty',
      text: `${Math.round(100 * (1 - filled))} % empty: ${Math.round(gap)} px below, ${Math.round(area.width - columns)} px beside`,
    });
  }
  return faults;
}

/** All data grids of the demos of a page, as they are now: they should have come to rest. */
export function readGrids(page: Page): Promise<GridReading[]> {
  return page.locator('[data-demo]').evaluateAll((demos) => {
    const readGrid = (grid: Element, demo: string): GridReading[] => {
      // Without those of a grid in its details.
      const all = (selector: string) =>
        [...grid.querySelectorAll(selector)].filter(
          (element) => element.closest('.MuiDataGrid-root') === grid,
        );
      const box = all('.MuiDataGrid-virtualScroller')[0]?.getBoundingClientRect();
      if (!box) return [];
      const top = all('.MuiDataGrid-topContainer')[0]?.getBoundingClientRect().bottom ?? box.top;
      const pinned = all('.MuiDataGrid-bottomContainer')[0]?.getBoundingClientRect();
      const bottom = pinned && pinned.height > 0 ? Math.min(pinned.top, box.bottom) : box.bottom;
      const rows = all('.MuiDataGrid-virtualScrollerRenderZone > *')
        .map((row) => row.getBoundingClientRect())
        .filter(({height}) => height > 0)
        .map((row) => ({top: row.top - top, height: row.height}));
      const cells = all('.MuiDataGrid-virtualScrollerRenderZone > .MuiDataGrid-row')[0]?.children ?? [];
      const columns = [...cells]
        .filter((cell) => cell.matches('.MuiDataGrid-cell:not(.MuiDataGrid-cellEmpty)'))
        .reduce((total, cell) => total + cell.getBoundingClientRect().width, 0);
      // In fractions of a pixel: less than one is enough for the three dots.
      const clipped = all('.MuiDataGrid-columnHeaderTitle').flatMap((title) => {
        const text = document.createRange();
        text.selectNodeContents(title);
        const hidden = text.getBoundingClientRect().width - title.getBoundingClientRect().width;
        return hidden > 0.1 ? [{text: title.textContent ?? '', hidden}] : [];
      });
      return [{demo, clipped, area: {width: box.width, height: bottom - top}, rows, columns}];
    };
    return demos.flatMap((demo) => {
      const stage = demo.querySelector('iframe')?.contentDocument ?? demo;
      return [...stage.querySelectorAll('.MuiDataGrid-root')].flatMap((grid) => readGrid(grid, demo.id));
    });
  });
}
