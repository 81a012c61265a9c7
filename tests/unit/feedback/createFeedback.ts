import type {Payload} from '../../../plugins/feedback/payload';

/** Valid feedback for tests. */
export function createFeedback(fields: Partial<Payload> = {}): Payload {
  return {
    page: '/x/react-data-grid/sorting/',
    version: '8.0.0-alpha.12',
    language: 'en',
    productId: 'x-data-grid',
    rating: 1,
    comment: 'Clear, thank you.',
    sectionHash: null,
    demo: null,
    id: '0123456789abcdef0123456789abcdef',
    ...fields,
  };
}
