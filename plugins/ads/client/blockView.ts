import {chooseFiller, chooseInHouseName} from './fillers';
import type {BlockContent} from './labels';
import type {Advert} from './types';

/** What the search for an ad has come to: nothing yet, a blocker is assumed, or the ad. */
export type Outcome = 'searching' | 'blocker' | Advert;

type Situation = {
  /** Whether an ad is searched for: a network is configured and the reader lets third parties in. */
  searching: boolean;
  outcome: Outcome;
  /** Whether the block has shown an in-house advert before the search began. */
  filledBefore: boolean;
  /** The draw of this block. */
  draw: number;
};

/**
 * What the block of a page shows, as analytics calls it.
 *
 * @returns `null` for nothing
 */
export function blockView({searching, outcome, filledBefore, draw}: Situation): BlockContent | null {
  if (!searching) {
    return 'in-house';
  }
  if (outcome === 'searching') {
    // An advert that is there already stays until there is a reason to replace it.
    return filledBefore ? 'in-house' : null;
  }
  if (outcome !== 'blocker') {
    return 'carbon';
  }
  return chooseFiller(draw) === 'message' ? 'in-house-adblock' : `in-house-${chooseInHouseName(draw)}`;
}
