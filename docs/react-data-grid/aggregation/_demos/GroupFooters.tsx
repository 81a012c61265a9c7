import {DataGridPremium, type GridColDef, type GridGroupNode} from '@mui/x-data-grid-premium';

interface Invoice {
  id: number;
  client: string;
  invoice: string;
  amount: number;
}

const rows: Invoice[] = [
  {id: 1, client: 'Ada Studio', invoice: '2026-014', amount: 1080},
  {id: 2, client: 'Ada Studio', invoice: '2026-019', amount: 675},
  {id: 3, client: 'Bau & Sons', invoice: '2026-015', amount: 1700},
  {id: 4, client: 'Bau & Sons', invoice: '2026-022', amount: 340},
];

const columns: GridColDef<Invoice>[] = [
  {field: 'client', headerName: 'Client', width: 110},
  {field: 'invoice', headerName: 'Invoice', minWidth: 90, flex: 1},
  {field: 'amount', headerName: 'Amount (€)', type: 'number', width: 100},
];

// #preview-start
/** Below each group, and no total of everything. */
const positionOf = (group: GridGroupNode) => (group.depth === -1 ? null : 'footer');
// #preview-end

const groupingColDef = {headerName: 'Client', width: 130, hideDescendantCount: true};

export default function GroupFooters() {
  return (
    <div style={{height: 527}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        getAggregationPosition={positionOf}
        initialState={{
          rowGrouping: {model: ['client']},
          columns: {columnVisibilityModel: {client: false}},
          aggregation: {model: {amount: 'sum'}},
        }}
        defaultGroupingExpansionDepth={-1}
        label="Invoices by client"
      />
      {/* #preview-end */}
    </div>
  );
}
