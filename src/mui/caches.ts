import createCache, {type EmotionCache} from '@emotion/cache';
import type {Direction} from '../preferences/theme';

/** How styles for left-to-right text are made. */
const ltrOptions = {key: 'css'};

/** Styles for left-to-right text. One per page: each further cache would insert all styles again. */
export const ltrCache = createCache(ltrOptions);

/** The page's style cache for a direction. */
export async function loadCache(direction: Direction): Promise<EmotionCache> {
  return direction === 'rtl' ? (await import('./rtlCache')).rtlCache : ltrCache;
}

/** Loads style caches that write into a document of its own, such as a frame. */
export function createCacheLoader({head}: Document): (direction: Direction) => Promise<EmotionCache> {
  return async (direction) => {
    const options = direction === 'rtl' ? (await import('./rtlCache')).rtlOptions : ltrOptions;
    return createCache({...options, container: head});
  };
}
