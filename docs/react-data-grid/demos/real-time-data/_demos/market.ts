export interface Stock {
  id: number;
  symbol: string;
  company: string;
  sector: string;
  price: number;
  /** Since the opening, in percent. */
  change: number;
  /** How often the price has changed, and the latest prices. */
  moves: number;
  latest: readonly number[];
}

/** What a message from the server would contain: the id, and what has changed. */
export type Tick = Pick<Stock, 'id' | 'price' | 'change' | 'moves' | 'latest'>;

const places = [
  'Aarhus',
  'Bilbao',
  'Cork',
  'Dakar',
  'Essen',
  'Fukuoka',
  'Ghent',
  'Hanover',
  'Izmir',
  'Jaipur',
];
const trades = [
  'Steel',
  'Foods',
  'Energy',
  'Shipping',
  'Software',
  'Pharma',
  'Rail',
  'Paper',
  'Glass',
  'Bank',
];
const sectors = [
  'Materials',
  'Consumer',
  'Utilities',
  'Transport',
  'Technology',
  'Health',
  'Transport',
  'Materials',
  'Materials',
  'Finance',
];

/** The same numbers between 0 and 1 each time it starts. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function symbolOf(index: number): string {
  return [17_576, 676, 26, 1]
    .map((place) => String.fromCharCode(65 + (Math.floor(index / place) % 26)))
    .join('');
}

function createStock(index: number, random: () => number): Stock {
  const trade = Math.floor(random() * trades.length);
  const place = places[Math.floor(random() * places.length)] ?? '';
  const price = Math.round(500 + random() * 20_000) / 100;
  return {
    id: index,
    symbol: symbolOf(index * 45),
    company: `${place} ${trades[trade] ?? ''}`,
    sector: sectors[trade] ?? '',
    price,
    change: 0,
    moves: 0,
    latest: [price],
  };
}

/** A market in memory. The first stocks are traded most. */
export function createMarket(size: number) {
  const random = seededRandom(8);
  const stocks = Array.from({length: size}, (_, index) => createStock(index, random));
  const current = [...stocks];

  const nextTick = (): Tick[] => {
    const index = Math.floor(random() ** 4 * size);
    const before = current[index];
    const opening = stocks[index];
    if (!before || !opening) return [];
    const price = Math.round(before.price * (0.99 + random() * 0.02) * 100) / 100;
    const after = {
      ...before,
      price,
      change: (price / opening.price - 1) * 100,
      moves: before.moves + 1,
      latest: [...before.latest, price].slice(-20),
    };
    current[index] = after;
    const {id, change, moves, latest} = after;
    return [{id, price, change, moves, latest}];
  };

  return {stocks, nextTicks: (count: number): Tick[] => Array.from({length: count}, nextTick).flat()};
}
