import {storageNamespace} from '@site/config/storage';

/** What was written and not sent yet, by page; 30 days. */
export const draftsKey = `${storageNamespace}.feedback.drafts`;

/** Ratings that were sent, by page; the newest 200. */
export const ratingsKey = `${storageNamespace}.feedback.ratings`;

/** Whether the reader has left something about this page, without reading what. */
export function hasLeftSomething(page: string): boolean {
  try {
    const both = `${localStorage.getItem(draftsKey)}${localStorage.getItem(ratingsKey)}`;
    return both.includes(JSON.stringify(page));
  } catch {
    return false; // blocked by the browser
  }
}
