import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Checkbox from '@mui/material/Checkbox';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const teams = ['Legal', 'Sales', 'Support'];

const rows = [
  {id: 1, name: 'Ines Prado', city: 'Porto', team: 'Support'},
  {id: 2, name: 'Aron Beck', city: 'Graz', team: 'Sales'},
  {id: 3, name: 'Mai Tran', city: 'Lyon', team: 'Support'},
  {id: 4, name: 'Joost Vink', city: 'Gent', team: 'Legal'},
];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', minWidth: 110, flex: 1},
  {field: 'city', headerName: 'City', width: 90},
  {field: 'team', headerName: 'Team', type: 'singleSelect', valueOptions: teams, width: 90},
];

// #preview-start
function TeamPanel() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const item = model.items.find(({field}) => field === 'team');
  const chosen = Array.isArray(item?.value) ? item.value.map(String) : [];

  const toggle = (team: string, checked: boolean) => {
    const value = checked ? [...chosen, team] : chosen.filter((each) => each !== team);
    apiRef.current.setFilterModel({
      ...model,
      items: value.length > 0 ? [{field: 'team', operator: 'isAnyOf', value}] : [],
    });
  };

  return (
    <FormGroup aria-label="Teams" role="group" sx={{px: 2, py: 1}}>
      {teams.map((team, index) => (
        <FormControlLabel
          key={team}
          label={team}
          control={
            <Checkbox
              // Brings the focus into the panel, where Escape closes it.
              autoFocus={index === 0}
              checked={chosen.includes(team)}
              onChange={(_event, checked) => toggle(team, checked)}
            />
          }
        />
      ))}
    </FormGroup>
  );
}

const slots = {filterPanel: TeamPanel};
// #preview-end

export default function OwnPanel() {
  return (
    <div style={{height: 371}}>
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar label="Contacts" />
    </div>
  );
}
