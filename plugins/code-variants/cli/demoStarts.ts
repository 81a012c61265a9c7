/** What a demo of a product starts with. */
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

/** By the package that the demos of a section are about. */
const starts: Readonly<Record<string, DemoStart>> = {
  '@mui/x-data-grid': grid,
  '@mui/x-date-pickers': picker,
  '@mui/x-charts': chart,
  '@mui/x-tree-view': tree,
};

/**
 * What a demo starts with.
 *
 * @param packageName - what its section is about
 * @throws {Error} for a package that no start is known for
 */
export function demoStart(packageName: string): DemoStart {
  const start = starts[packageName];
  if (!start) throw new Error(`No demo of ${packageName} can be started: it is not in demoStarts.ts`);
  return start;
}
