import type {Shape} from './draws';

/** What the block of a page shows, as analytics calls it. */
export type BlockContent = 'carbon' | 'in-house' | 'in-house-adblock' | `in-house-${string}`;

/** Label of the advert under a demo. */
export const demoLabel = 'carbon-demo-inline';

/** Label of the block of a page. */
export function blockLabel(content: BlockContent, shape: Shape): string {
  return `${content}-body-top-${shape}`;
}
