import createCache from '@emotion/cache';

/** How styles for left-to-right text are made. */
export const ltrOptions = {key: 'css'};

/** Styles for left-to-right text. One per page: each further cache would insert all styles again. */
export const ltrCache = createCache(ltrOptions);
