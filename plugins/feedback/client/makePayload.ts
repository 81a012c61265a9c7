import {getLanguage, getProduct, getSegments} from '@site/src/navigation';
import type {Payload, Rating, Target} from '../payload';

/** What feedback is about. */
export type Place = {
  /** Path of the page, with its language and version. */
  page: string;
  target: Target;
  /** Label of the version of the documentation. */
  version: string;
};

/** What a reader says about a place. */
export type Statement = {id: string; rating: Rating; comment: string};

/** What is sent. */
export function makePayload({page, target, version}: Place, {id, rating, comment}: Statement): Payload {
  return {
    // In every language and version the same.
    page: `/${getSegments(page).join('/')}/`,
    version,
    language: getLanguage(page),
    productId: getProduct(page).productId,
    rating: target === 'page' ? rating : null,
    comment: cleanComment(comment),
    sectionHash: target.startsWith('#') ? target : null,
    demo: target.startsWith('demo:') ? target.slice('demo:'.length) : null,
    id,
  };
}

/**
 * A comment without the space around it, and without control characters and halves of characters, which nobody types
 * and which six bytes each stand for in JSON: so the longest comment stays below what an endpoint takes.
 */
export function cleanComment(comment: string): string {
  return comment.replaceAll(/\p{Cs}|[^\P{Cc}\n\t]/gu, '').trim();
}

/** Whether there is anything in it. */
export function hasContent({rating, comment}: Payload): boolean {
  return rating !== null || comment !== '';
}
