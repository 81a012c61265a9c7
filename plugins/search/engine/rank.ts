import type {PagefindResult} from './pagefindTypes';

/** The pages that have a word, best first. */
export type Results = readonly PagefindResult[];

/** A page with what it has of a question. */
interface Ranked {
  fit: number;
  /** The answer to show: the one that says most. */
  best: PagefindResult;
  /** What the best single word gave. */
  share: number;
}

/** The pages of all answers, best first. */
export function rank(answers: readonly Results[], together: Results): Ranked[] {
  const pages = new Map<string, Ranked>();
  const all = Math.max(...answers.map((results) => results.length), 60);
  let total = 0;
  for (const results of answers) {
    const weight = results.length === 0 ? 0 : Math.log(1 + all / results.length);
    total += weight;
    const top = results[0]?.score ?? 1;
    for (const result of results) {
      const share = weight * (0.4 + 0.6 * (result.score / top));
      const known = pages.get(result.id);
      if (!known) pages.set(result.id, {fit: share, best: result, share});
      else {
        known.fit += share;
        if (share > known.share) Object.assign(known, {best: result, share});
      }
    }
  }
  // The excerpt with all words says more than the one with the rarest.
  for (const result of together) {
    const known = pages.get(result.id);
    if (known) known.best = result;
  }
  return [...pages.values()]
    .map((page) => ({...page, fit: total === 0 ? 0 : page.fit / total}))
    .sort((a, b) => b.fit - a.fit);
}
