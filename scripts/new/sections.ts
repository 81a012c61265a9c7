/** What the pages below one folder of `docs/` share. */
export interface Section {
  /** First part of the titles of its pages. */
  readonly title: string;
  readonly packageName: string;
  /** What a demo starts with. */
  readonly demo: DemoStart;
}

export interface DemoStart {
  /** Imports, sorted by module. */
  readonly imports: string;
  /** Constants of the module; empty when there are none. */
  readonly data: string;
  readonly jsx: string;
  /** Height in px of the rendered demo. */
  readonly height: number;
}

const grid: DemoStart = {
  imports: `import {DataGrid, type GridColDef} from '@mui/x-data-grid';`,
  data: `interface Film {
  id: number;
  title: string;
  year: number;
}

const rows: Film[] = [
  {id: 1, title: 'Metropolis', year: 1927},
  {id: 2, title: 'Tokyo Story', year: 1953},
];

const columns: GridColDef<Film>[] = [
  {field: 'title', headerName: 'Title', flex: 1},
  {field: 'year', headerName: 'Year', width: 100},
];`,
  jsx: `<div style={{height: 300, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} label="Films" />
    </div>`,
  height: 300,
};

const picker: DemoStart = {
  imports: `import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';`,
  data: '',
  jsx: `<LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Day of arrival" sx={{width: '100%', maxWidth: 320}} />
    </LocalizationProvider>`,
  height: 56,
};

const chart: DemoStart = {
  imports: `import {BarChart} from '@mui/x-charts/BarChart';`,
  data: `const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const trips = [320, 344, 351, 338, 402];`,
  jsx: `<BarChart
      height={300}
      xAxis={[{data: days}]}
      series={[{data: trips}]}
      aria-label="Bike trips per day, Monday to Friday"
    />`,
  height: 300,
};

const tree: DemoStart = {
  imports: `import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';`,
  data: `const departments: TreeViewDefaultItemModelProperties[] = [
  {id: 'kitchen', label: 'Kitchen', children: [{id: 'cookware', label: 'Cookware'}]},
  {id: 'garden', label: 'Garden', children: [{id: 'tools', label: 'Tools'}]},
];`,
  jsx: `<div style={{width: '100%', maxWidth: 360}}>
      <RichTreeView aria-label="Departments" items={departments} defaultExpandedItems={['kitchen']} />
    </div>`,
  height: 96,
};

const sections: Readonly<Record<string, Section>> = {
  introduction: {title: 'Introduction', packageName: '@mui/x-data-grid', demo: grid},
  'common-concepts': {title: 'Common concepts', packageName: '@mui/x-data-grid', demo: grid},
  migration: {title: 'Migration', packageName: '@mui/x-data-grid', demo: grid},
  'react-data-grid': {title: 'Data Grid', packageName: '@mui/x-data-grid', demo: grid},
  'react-date-pickers': {title: 'Date and Time Pickers', packageName: '@mui/x-date-pickers', demo: picker},
  'react-charts': {title: 'Charts', packageName: '@mui/x-charts', demo: chart},
  'react-tree-view': {title: 'Tree View', packageName: '@mui/x-tree-view', demo: tree},
};

/**
 * The section of a page.
 *
 * @param address below `/x/`, such as `react-data-grid/row-height`
 * @throws {Error} for an address below no section, naming those that exist
 */
export function sectionOf(address: string): Section {
  const section = sections[address.split('/')[0] ?? ''];
  if (!section) {
    throw new Error(
      `"${address}" is below no section of this site. Sections: ${Object.keys(sections).join(', ')}`,
    );
  }
  return section;
}
