import {canonicalPath, languageOf, productOf} from '@site/src/navigation';
import type {Payload, Target} from '../payload';
import type {Draft} from './memory';

/** Where a draft was written. */
export type Place = {
  /** Path of the page, with its language. */
  page: string;
  target: Target;
  /** Of the documentation. */
  version: string;
};

/** What is sent of a draft (B8.2). */
export function makePayload({page, target, version}: Place, {id, rating, comment}: Draft): Payload {
  return {
    page: canonicalPath(page),
    version,
    language: languageOf(page),
    productId: productOf(page).productId,
    rating: target === 'page' ? rating : null,
    comment: comment.trim(),
    sectionHash: target.startsWith('#') ? target : null,
    demo: target.startsWith('demo:') ? target.slice('demo:'.length) : null,
    id,
  };
}

/** Whether there is anything in it. */
export function saysSomething({rating, comment}: Payload): boolean {
  return rating !== null || comment !== '';
}

/** A random id: 32 hex digits. `crypto.randomUUID` would need a secure context. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
