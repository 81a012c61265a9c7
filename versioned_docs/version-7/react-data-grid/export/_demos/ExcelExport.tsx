import {
  DataGridPremium,
  GridToolbar,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, site: 'Roof A', installed: new Date(2023, 3, 18), kilowatts: 9.8, yield: 0.912},
  {id: 2, site: 'Roof B', installed: new Date(2023, 8, 5), kilowatts: 14.2, yield: 0.874},
  {id: 3, site: 'Carport', installed: new Date(2024, 5, 27), kilowatts: 5.4, yield: 0.93},
];

const columns: GridColDef[] = [
  {field: 'site', headerName: 'Site', minWidth: 110, flex: 1},
  {field: 'installed', headerName: 'Installed', type: 'date', width: 120},
  {field: 'kilowatts', headerName: 'Power (kW)', type: 'number', width: 120},
  {
    field: 'yield',
    headerName: 'Yield',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => `${(value * 100).toFixed(1)} %`,
  },
];

// #preview-start
const excelOptions: GridExcelExportOptions = {
  fileName: 'solar-sites',
  columnsStyles: {
    yield: {numFmt: '0.0%'},
    installed: {numFmt: 'yyyy-mm-dd'},
  },
  exceljsPreProcess: async ({workbook, worksheet}) => {
    workbook.creator = 'Solar team';
    worksheet.addRow(['Solar sites, checked in June 2025']);
    worksheet.addRow([]);
  },
};
// #preview-end

export default function ExcelExport() {
  return (
    <div style={{height: 302}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        slots={{toolbar: GridToolbar}}
        slotProps={{toolbar: {excelOptions}}}
        aria-label="Solar sites"
      />
      {/* #preview-end */}
    </div>
  );
}
