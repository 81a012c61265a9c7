import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import {prefixer} from 'stylis';

/** How styles for right-to-left text are made. */
export const rtlOptions = {key: 'rtl', stylisPlugins: [prefixer, rtlPlugin]};

/**
 * Styles for right-to-left text. This module is imported dynamically: only readers who choose this direction download
 * the plugin.
 */
export const rtlCache = createCache(rtlOptions);
