import type {GridColDef, PromptResponse} from '@mui/x-data-grid-premium';

export interface Trip {
  id: number;
  city: string;
  country: string;
  mode: string;
  nights: number;
  cost: number;
}

export const trips: Trip[] = [
  {id: 1, city: 'Lyon', country: 'France', mode: 'Train', nights: 2, cost: 340},
  {id: 2, city: 'Nice', country: 'France', mode: 'Flight', nights: 4, cost: 910},
  {id: 3, city: 'Porto', country: 'Portugal', mode: 'Flight', nights: 3, cost: 620},
  {id: 4, city: 'Bern', country: 'Switzerland', mode: 'Train', nights: 1, cost: 480},
  {id: 5, city: 'Lille', country: 'France', mode: 'Train', nights: 1, cost: 190},
  {id: 6, city: 'Lisbon', country: 'Portugal', mode: 'Flight', nights: 5, cost: 1040},
];

export const tripColumns: GridColDef<Trip>[] = [
  {field: 'city', headerName: 'City', width: 110},
  {field: 'country', headerName: 'Country', width: 120},
  {field: 'mode', headerName: 'Travel', width: 100, description: 'Means of travel: train or flight'},
  {field: 'nights', headerName: 'Nights', type: 'number', width: 90},
  {field: 'cost', headerName: 'Cost (€)', type: 'number', width: 110},
];

type Changes = Omit<PromptResponse, 'conversationId'>;

/** The view without any change. A response replaces what users had set. */
const plainView = (): Changes => ({
  select: -1,
  filters: [],
  aggregation: {},
  sorting: [],
  grouping: [],
  pivoting: {},
  chart: null,
});

/** Stands for a language model: it looks for words instead of understanding the prompt. */
function understand(prompt: string): Changes {
  const has = (word: string) => prompt.toLowerCase().includes(word);
  const found: Partial<Changes> = {};

  if (has('pivot')) {
    found.pivoting = {
      rows: ['country'],
      columns: [{column: 'mode', direction: 'asc'}],
      values: [{cost: 'sum'}],
    };
  } else {
    if (has('train')) found.filters = [{column: 'mode', operator: 'equals', value: 'Train'}];
    if (has('country')) found.grouping = [{column: 'country'}];
    if (has('cost')) found.aggregation = {cost: 'sum'};
    if (has('expensive')) found.sorting = [{column: 'cost', direction: 'desc'}];
    if (has('top two')) found.select = 2;
  }

  if (Object.keys(found).length === 0) {
    throw new Error('Sorry, I did not understand that. Ask about trains, countries, or costs.');
  }
  return {...plainView(), ...found};
}

/** Stands for your server, which calls the model. It answers after a second. */
export async function answer(
  prompt: string,
  _context: string,
  conversationId?: string,
): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return {...understand(prompt), conversationId: conversationId ?? 'conversation-1'};
}
