import {accepts, type Control, type Controls, type ControlValue, type ControlValues} from './types';
import {toParameter} from './parameter';

/**
 * Reads a demo's values from the address. What the demo does not declare, or would not accept, is dropped.
 *
 * @param search - the query with or without its question mark
 */
export function readControls(search: string, demo: string, controls: Controls): ControlValues {
  const tokens = new URLSearchParams(search).get(toParameter(demo))?.split('~') ?? [];
  return Object.fromEntries(
    tokens.flatMap((token) => {
      const dot = token.indexOf('.');
      const name = token.slice(0, Math.max(dot, 0));
      const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
      const value = control && parseValue(control, token.slice(dot + 1));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * The query with a demo's values in it: defaults are left out, and with no other value the parameter is too. The other
 * parameters stay as they are.
 *
 * @returns the query with its question mark, or the empty string
 */
export function writeControls(
  search: string,
  demo: string,
  controls: Controls,
  values: ControlValues,
): string {
  const parameter = toParameter(demo);
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part !== parameter && !part.startsWith(`${parameter}=`));
  const tokens = Object.entries(controls).flatMap(([name, control]) => {
    const value = values[name];
    return value === undefined || value === control.default ? [] : [`${name}.${escapeValue(value)}`];
  });
  const written = tokens.length > 0 ? [`${parameter}=${tokens.join('~')}`] : [];
  const parts = [...others, ...written];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

// Escaped twice, because reading the query undoes it once, before the tokens are split.
function escapeValue(value: ControlValue): string {
  return encodeURIComponent(encodeURIComponent(String(value)).replaceAll('~', '%7E').replaceAll("'", '%27'));
}

function parseValue(control: Control, text: string): ControlValue | undefined {
  const value = typed(control, text);
  return value !== undefined && accepts(control, value) ? value : undefined;
}

function typed(control: Control, text: string): ControlValue | undefined {
  switch (control.type) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
    default:
      try {
        return decodeURIComponent(text);
      } catch {
        return undefined; // an escape that somebody cut
      }
  }
}
