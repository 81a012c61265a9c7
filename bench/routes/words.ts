/**
 * Names of the synthetic pages. They are made of ordinary words, because digits ("page-0123") would compress far
 * better than the names of a real site and flatter every figure.
 */
const subjects = wordsOf(`
  Column, Row, Cell, Header, Footer, Toolbar, Filter, Sorting, Selection, Editing, Export, Clipboard,
  Pagination, Scrolling, Grouping, Aggregation, Pivoting, Localization, Keyboard, Overlay, Calendar, Range,
  Shortcut, Timezone, Validation, Axis, Legend, Tooltip, Gauge, Sparkline, Heatmap, Funnel, Radar, Zoom,
  Tree, Branch, Checkbox, Expansion, Ordering, Virtualization
`);

const aspects = wordsOf(`
  overview, quickstart, visibility, dimensions, spanning, pinning, reordering, customization, styling,
  accessibility, performance, persistence, recipes, events, state, server data, lazy loading, migration,
  troubleshooting, composition, density, animation, formatting, permissions, templates
`);

function wordsOf(list: string): string[] {
  return list.trim().split(/,\s+/);
}

/** One synthetic page: the folder it lives in, its own folder, and its names. */
interface PageName {
  /** Folder of the subject, for example `column`. */
  section: string;
  /** Name of the section in the sidebar, for example `Column`. */
  sectionLabel: string;
  /** Folder of the page inside the section, for example `server-data`. */
  slug: string;
  /** Unique title of the page, for example `Column – Server data`. */
  title: string;
  /** Short name in the sidebar, for example `Column server data`. */
  label: string;
}

/**
 * Names of page number `index`. The first pages have the same names at every size of the site, so that one page can
 * be compared between sizes.
 *
 * @throws RangeError when there are not so many names
 */
export function pageName(index: number): PageName {
  const subject = subjects[Math.floor(index / aspects.length)];
  const aspect = aspects[index % aspects.length];
  if (subject === undefined || aspect === undefined) {
    throw new RangeError(`The synthetic site has at most ${subjects.length * aspects.length} pages.`);
  }
  return {
    section: subject.toLowerCase(),
    sectionLabel: subject,
    slug: aspect.replaceAll(' ', '-'),
    title: `${subject} – ${aspect.charAt(0).toUpperCase()}${aspect.slice(1)}`,
    label: `${subject} ${aspect}`,
  };
}

/** Filler text of `count` sentences that differs from page to page, deterministic in `seed`. */
export function prose(seed: number, count: number): string {
  const words = [...subjects, ...aspects].map((word) => word.toLowerCase());
  let state = seed * 2654435761 + 1;
  const next = (): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state;
  };
  const sentence = (): string => {
    const picked = Array.from({length: 9 + (next() % 8)}, () => words[next() % words.length]);
    return `The ${picked.join(' ')}.`;
  };
  return Array.from({length: count}, sentence).join(' ');
}
