import type {Payload} from '../payload';

/** Longest address that is safe everywhere; servers refuse very long ones. */
export const longestLink = 6000;

/**
 * The address of a new issue with the feedback in it. A comment that makes it too long is cut, and says so; nothing of
 * the reader is in it but what was written.
 *
 * @param issues - where a new issue is written
 * @param address - of the page, with the hash of the section or demo
 */
export function issueLink(issues: string, address: string, payload: Payload): string {
  const {page, sectionHash, demo, rating, version, comment} = payload;
  const about = [page, demo ?? sectionHash].filter((part) => part !== null).join(' ');
  const opinion = rating === null ? [] : [`Helpful: ${rating === 1 ? 'yes' : 'no'}`];
  const head = [`Page: ${address}`, `Version: ${version}`, ...opinion, ''].join('\n');
  const linkWith = (text: string) =>
    `${issues}?${new URLSearchParams({title: `Feedback on ${about}`, body: `${head}\n${text}`}).toString()}`;

  const characters = [...comment];
  const whole = linkWith(comment);
  if (whole.length <= longestLink) return whole;
  const cutTo = (length: number) => linkWith(`${characters.slice(0, length).join('')}…`);
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (cutTo(middle).length <= longestLink) fits = middle;
    else tooLong = middle;
  }
  return cutTo(fits);
}
