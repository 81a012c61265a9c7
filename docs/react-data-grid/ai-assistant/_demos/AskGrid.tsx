import {DataGridPremium, GridAiAssistantPanel} from '@mui/x-data-grid-premium';
import {answer, tripColumns, trips} from './promptServer';

const suggestions = [
  {value: 'Trips by train'},
  {value: 'Cost per country'},
  {value: 'Pivot cost by country and travel'},
];

const slots = {aiAssistantPanel: GridAiAssistantPanel};

export default function AskGrid() {
  return (
    <div style={{height: 474}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={trips}
        columns={tripColumns}
        aiAssistant
        slots={slots}
        onPrompt={answer}
        aiAssistantSuggestions={suggestions}
        showToolbar
        label="Business trips"
      />
      {/* #preview-end */}
    </div>
  );
}
