import {darken, lighten} from '@mui/material/styles';
import {DataGridPro, gridClasses, type GridColDef} from '@mui/x-data-grid-pro';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

const rows = [
  {id: 'Rent', paid: [910, 910, 910, 930, 930, 930]},
  {id: 'Power', paid: [84, 79, 71, 63, 58, 55]},
  {id: 'Food', paid: [412, 398, 441, 420, 405, 433]},
  {id: 'Train', paid: [49, 49, 49, 58, 58, 58]},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'id', headerName: 'Costs (€)', width: 110},
  ...months.map((month, index): GridColDef<(typeof rows)[number]> => ({
    field: month,
    type: 'number',
    width: 120,
    valueGetter: (_value, {paid}) => paid[index],
  })),
];

export default function StripedPins() {
  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{pinnedColumns: {left: ['id']}}}
        getRowClassName={({indexRelativeToCurrentPage: index}) => (index % 2 === 1 ? 'odd' : '')}
        sx={({palette}) => {
          // Opaque: text that scrolls below a pinned cell does not shine through.
          const [stripe, hover] =
            palette.mode === 'dark'
              ? [lighten(palette.background.paper, 0.12), lighten(palette.background.paper, 0.2)]
              : [darken(palette.background.paper, 0.05), darken(palette.background.paper, 0.12)];
          return {
            [`& .odd, & .odd .${gridClasses.cell}`]: {bgcolor: stripe},
            [`& .${gridClasses.row}:hover, & .${gridClasses.row}:hover .${gridClasses.cell}`]: {
              bgcolor: hover,
            },
          };
        }}
        label="Household"
      />
      {/* #preview-end */}
    </div>
  );
}
