import {storageNamespace} from '@site/config/storage';

const keyOf = (name: string) => `${storageNamespace}.feedback.${name}`;

/** Texts that are being written; 30 days. */
export const draftsKey = keyOf('drafts');

/** What was submitted and could not be stored yet; 30 days. */
export const unsentKey = keyOf('unsent');

/** Ratings that were sent, and the ids of what was sent; a year. */
export const ratingsKey = keyOf('ratings');

/** In `sessionStorage`: the visit in which the endpoint has refused something. */
export const visitKey = keyOf('visit');
