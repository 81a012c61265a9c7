import Select from '@mui/material/Select';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';

interface Hotel {
  id: number;
  hotel: string;
  stars: number;
}

const rows: Hotel[] = [
  {id: 1, hotel: 'Lake View', stars: 4},
  {id: 2, hotel: 'The Anchor', stars: 2},
  {id: 3, hotel: 'Grand Palace', stars: 5},
];

// #preview-start
function StarsInput({
  item,
  applyValue,
  inputRef,
  headerFilterMenu,
  clearButton,
  ...other
}: GridFilterInputValueProps) {
  return (
    <>
      <Select
        native
        variant="standard"
        value={String(item.value ?? '')}
        onChange={({target}) => applyValue({...item, value: target.value ? Number(target.value) : undefined})}
        onFocus={other.onFocus}
        onBlur={other.onBlur}
        inputRef={inputRef}
        inputProps={{'aria-label': 'Minimum stars', tabIndex: other.tabIndex}}
        sx={{flexGrow: 1}}
      >
        <option value="">Any</option>
        {[2, 3, 4, 5].map((stars) => (
          <option key={stars} value={stars}>
            {`${stars} and more`}
          </option>
        ))}
      </Select>
      {headerFilterMenu}
      {clearButton}
    </>
  );
}

const atLeast: GridFilterOperator<Hotel, number> = {
  value: 'atLeast',
  label: 'at least',
  headerLabel: 'At least',
  getApplyFilterFn: ({value}) => (value ? (stars) => stars >= value : null),
  InputComponent: StarsInput,
};
// #preview-end

const columns: GridColDef<Hotel>[] = [
  {field: 'hotel', headerName: 'Hotel', minWidth: 150, flex: 1},
  {field: 'stars', headerName: 'Stars', type: 'number', width: 170, filterOperators: [atLeast]},
];

export default function HeaderInput() {
  return (
    <div style={{height: 320}}>
      <DataGridPro rows={rows} columns={columns} headerFilters disableColumnFilter label="Hotels" />
    </div>
  );
}
