import type {LoaderContext} from 'webpack';
import {inPageLocale} from './pageLocale';

/** Gives a demo the locale of the page, before anything else reads it: what runs and what is shown are one text. */
export default function localeLoader(this: LoaderContext<{locale: string}>, source: string): string {
  return inPageLocale(source, this.getOptions().locale);
}
