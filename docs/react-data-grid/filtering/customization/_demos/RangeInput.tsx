import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Hike {
  id: number;
  hike: string;
  kilometers: number;
}

const rows: Hike[] = [
  {id: 1, hike: 'Lake loop', kilometers: 6},
  {id: 2, hike: 'Ridge trail', kilometers: 14},
  {id: 3, hike: 'Two summits', kilometers: 22},
  {id: 4, hike: 'Waterfall', kilometers: 9},
];

// #preview-start
function RangeSlider({item, applyValue, focusElementRef}: GridFilterInputValueProps) {
  const [range, setRange] = React.useState(Array.isArray(item.value) ? item.value.map(Number) : [0, 30]);

  return (
    <Box sx={{px: 2, pt: 2}}>
      <Slider
        min={0}
        max={30}
        size="small"
        value={range}
        valueLabelDisplay="auto"
        getAriaLabel={(index) => (index === 0 ? 'Minimum' : 'Maximum')}
        slotProps={{input: {ref: focusElementRef}}}
        onChange={(_event, value) => setRange([value].flat())}
        onChangeCommitted={(_event, value) => applyValue({...item, value})}
      />
    </Box>
  );
}

const between: GridFilterOperator<Hike, number> = {
  value: 'between',
  label: 'is between',
  getApplyFilterFn: ({value}) => {
    if (!Array.isArray(value)) return null;
    const [min, max] = value.map(Number);
    return (kilometers) => min !== undefined && max !== undefined && kilometers >= min && kilometers <= max;
  },
  InputComponent: RangeSlider,
};
// #preview-end

const columns: GridColDef<Hike>[] = [
  {field: 'hike', headerName: 'Hike', minWidth: 120, flex: 1, filterable: false},
  {field: 'kilometers', headerName: 'Length (km)', type: 'number', width: 170, filterOperators: [between]},
];

const initialState = {
  filter: {filterModel: {items: [{field: 'kilometers', operator: 'between', value: [8, 20]}]}},
};

export default function RangeInput() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} initialState={initialState} showToolbar label="Hikes" />
    </div>
  );
}
