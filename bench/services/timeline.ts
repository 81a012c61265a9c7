import type {Command} from '../../tests/fixtures/analyticsServer';
import type {Note} from './observe';

/** One thing that happened in a page view; `ms` since navigation start. */
export interface Moment {
  readonly ms: number;
  readonly what: string;
}

const lcp = 'largest paint of content (LCP): ';
const shift = 'layout shift of ';

/**
 * What happened in a page view, in its order: what the browser noted, and what analytics got.
 *
 * @param commands - in the order in which the sink got them, which is that of its requests
 * @throws Error when the browser noted another number of requests than the sink got
 */
export function buildTimeline(notes: readonly Note[], commands: readonly Command[]): Moment[] {
  const sent = notes.filter(({name}) => name === 'https://analytics.test/collect');
  if (sent.length !== commands.length) {
    throw new Error(`${sent.length} requests sent ${commands.length} commands to analytics`);
  }
  // Until the largest element is painted, smaller ones are taken for it.
  const lastLcp = notes.filter(({name}) => name.startsWith(lcp)).at(-1);
  const seen = notes
    .filter((note) => !note.name.startsWith(lcp) || note === lastLcp)
    .map((note) => ({ms: note.ms, what: describeNote(note)}));
  const events = commands.map((command, index) => ({
    ms: sent[index]?.ms ?? 0,
    what: describeCommand(command),
  }));
  return [...seen, ...events].filter(({what}) => what !== '').sort((a, b) => a.ms - b.ms);
}

/** The sum of all layout shifts, of which CLS is the largest part that came together. */
export function sumLayoutShifts(notes: readonly Note[]): number {
  return notes
    .filter(({name}) => name.startsWith(shift))
    .reduce((sum, {name}) => sum + Number(name.slice(shift.length)), 0);
}

/** Empty for what does not matter here. */
function describeNote({type, name}: Note): string {
  if (type === 'first byte') return 'first byte of the page';
  if (type === 'load') return 'load event: the page itself is there';
  if (name === 'first-contentful-paint') return 'first paint of content (FCP)';
  if (name.startsWith('https://analytics.test/gtag/')) return 'request of the analytics script';
  if (name.startsWith('https://ads.test/script')) return 'request of the advert script';
  return type === 'mark' ? name : '';
}

/** Empty for what starts the vendor's script: it says nothing about the reader. */
function describeCommand([command, name, parameters]: Command): string {
  if ((command !== 'event' && command !== 'set') || typeof parameters !== 'object' || parameters === null) {
    return '';
  }
  const values = Object.entries(parameters).map(([key, value]) => `\`${key}\` ${formatValue(value)}`);
  return `sent: ${command === 'set' ? 'user properties' : `event \`${String(name)}\``}, ${values.join(', ')}`;
}

function formatValue(value: unknown): string {
  // Times have more decimals than they are exact.
  return typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : String(value);
}
