import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import Button from '@mui/material/Button';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {answerPrompt, bikes} from './promptService';

const columns: GridColDef[] = [
  {field: 'bike', headerName: 'Bike', minWidth: 110, flex: 1},
  {field: 'brand', headerName: 'Brand', width: 100},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 110},
];

// #preview-start
function BikeToolbar() {
  return (
    <Toolbar>
      <AiAssistantPanelTrigger render={<Button startIcon={<AutoAwesomeIcon />} />}>
        Ask
      </AiAssistantPanelTrigger>
    </Toolbar>
  );
}

const slots = {toolbar: BikeToolbar, aiAssistantPanel: GridAiAssistantPanel};
const suggestions = [{value: 'Bikes over 500'}, {value: 'The cheapest first'}, {value: 'Everything'}];

export default function AssistantButton() {
  return (
    <div style={{height: 370}}>
      <DataGridPremium
        rows={bikes}
        columns={columns}
        aiAssistant
        onPrompt={answerPrompt}
        aiAssistantSuggestions={suggestions}
        slots={slots}
        showToolbar
        aria-label="Bikes"
      />
    </div>
  );
}
// #preview-end
