import {groupBy} from '../../../src/lib/groupBy';
import type {FeedbackEntry} from '../server/entries';

/** What readers said about one page. */
export interface PageSummary {
  readonly page: string;
  readonly helpful: number;
  readonly notHelpful: number;
  /** Those with a text, the oldest first. */
  readonly comments: readonly FeedbackEntry[];
}

/**
 * Feedback by page, the page with the most first. Where a reader sent the same feedback again (same id), the last form
 * of it counts.
 */
export function summarize(entries: readonly FeedbackEntry[]): PageSummary[] {
  const last = new Map(inOrder(entries).map((entry) => [entry.id, entry]));
  return [...groupBy(last.values(), ({page}) => page)]
    .sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1))
    .map(([page, all]) => ({
      page,
      helpful: all.filter(({rating}) => rating === 1).length,
      notHelpful: all.filter(({rating}) => rating === 0).length,
      comments: inOrder(all).filter(({comment}) => comment !== ''),
    }));
}

function inOrder(entries: readonly FeedbackEntry[]): FeedbackEntry[] {
  return [...entries].sort((a, b) => (a.received < b.received ? -1 : Number(a.received > b.received)));
}

/** The report as lines of text: pages with their ratings, and below each its comments. */
export function reportLines(pages: readonly PageSummary[]): string[] {
  const width = Math.max(0, ...pages.map(({page}) => page.length));
  return pages.flatMap(({page, helpful, notHelpful, comments}) => [
    `${page.padEnd(width)}  ${helpful} helpful, ${notHelpful} not helpful, ${counted(comments.length, 'comment')}`,
    ...comments.flatMap(commentLines),
  ]);
}

function commentLines({
  received,
  language,
  version,
  rating,
  sectionHash,
  demo,
  comment,
}: FeedbackEntry): string[] {
  const about = demo === null ? sectionHash : `demo ${demo}`;
  const opinion = rating === null ? null : rating === 1 ? 'helpful' : 'not helpful';
  const facts = [received.slice(0, 10), language, version, about, opinion].filter((fact) => fact !== null);
  // What a terminal would obey is shown instead.
  const text = comment.replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : '\ufffd'));
  return [`   ${facts.join(' · ')}`, ...text.split('\n').map((line) => `      ${line}`)];
}

/** A number with its noun. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
