import {findPropDefaults} from './propDefaults';
import type {ControlValue, ControlValues} from './types';

/** A part of the source that gets another text. */
export type Replacement = {prop: string; start: number; end: number; text: string};

/** A value as the literal that a programmer would write, with the quotes that need no escape. */
export function toLiteral(value: ControlValue): string {
  if (typeof value !== 'string') {
    return String(value);
  }
  const quote = value.includes("'") && !value.includes('"') ? '"' : "'";
  return quote + value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote;
}

/** What changes in the source when the props get these values; in order, and empty when nothing does. */
export function controlReplacements(source: string, values: ControlValues): Replacement[] {
  return findPropDefaults(source).flatMap(({name, value, start, end}) => {
    const wanted = Object.hasOwn(values, name) ? values[name] : undefined;
    return wanted === undefined || wanted === value
      ? []
      : [{prop: name, start, end, text: toLiteral(wanted)}];
  });
}

/**
 * The source of a demo with the reader's values as the defaults of its props: pasted into a project it shows what the
 * reader sees. The rest of the text stays as it is.
 *
 * @param source - TypeScript or JavaScript, any styling
 * @param values - by prop; props that the source does not destructure are left out
 */
export function applyControls(source: string, values: ControlValues): string {
  return controlReplacements(source, values).reduceRight(
    (text, {start, end, text: literal}) => text.slice(0, start) + literal + text.slice(end),
    source,
  );
}
