import {nearestNames} from '../../../../src/lib/nearest';

/** A request that cannot be answered; the message tells the client what to do. */
export class Problem extends Error {}

/** That there is no such thing, with the names that look most like it. */
export function unknown(what: string, wanted: string, names: readonly string[]): Problem {
  return new Problem(`No ${what} "${wanted}". Nearest: ${nearestNames(wanted, names, 5).join(', ')}`);
}
