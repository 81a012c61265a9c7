import type {PromptResponse} from '@mui/x-data-grid-premium';

const nothing = {
  conversationId: 'demo',
  select: -1,
  filters: [],
  aggregation: {},
  sorting: [],
  grouping: [],
  pivoting: {},
  chart: null,
} satisfies PromptResponse;

/** Stands for a service with a language model: understands four questions. */
export async function answerPrompt(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const text = prompt.toLowerCase();
  const limit = /over (\d+)/.exec(text)?.[1];
  if (limit) return {...nothing, filters: [{column: 'price', operator: '>', value: Number(limit)}]};
  if (text.includes('cheapest')) return {...nothing, sorting: [{column: 'price', direction: 'asc'}]};
  if (text.includes('brand')) return {...nothing, grouping: [{column: 'brand'}]};
  if (text.includes('everything')) return nothing;
  throw new Error('I understand “over 500”, “cheapest”, “by brand”, and “everything”.');
}

export const bikes = [
  {id: 1, bike: 'Commuter 3', brand: 'Velo', price: 640},
  {id: 2, bike: 'Gravel X', brand: 'Ridge', price: 1290},
  {id: 3, bike: 'City 7', brand: 'Velo', price: 480},
  {id: 4, bike: 'Kids 20', brand: 'Ridge', price: 260},
];
