import {PlainError} from '../../src/lib/node/terminal.mjs';
import type {Site} from './types';

/** How long an answer may take. */
const patienceMs = 15_000;

/**
 * The site at an address.
 *
 * @throws {PlainError} when the text is no http address
 */
export function siteAt(text: string | undefined): Site {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new PlainError(
      `${text === undefined ? 'No address' : `"${text}" is no address`}: npm run smoke -- https://docs.example.org`,
    );
  }
  const {origin} = url;
  return {
    origin,
    get: (path, init) => {
      const signal = AbortSignal.timeout(patienceMs);
      return fetch(new URL(path, origin), {redirect: 'manual', signal, ...init});
    },
  };
}
