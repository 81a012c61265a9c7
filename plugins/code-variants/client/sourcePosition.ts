import {TraceMap, originalPositionFor} from '@jridgewell/trace-mapping';

/** A place in a demo as the bundler has compiled it. */
export interface Frame {
  /** From the project's folder: `docs/react-charts/bars/_demos/Bars.tsx`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const frame = /webpack-internal:\/\/\/\.\/((?:docs|versioned_docs)\/[^():?]+)[^():]*:(\d+):(\d+)/;

/** The innermost line of a stack that is a demo's own. */
export function demoFrame(stack: string): Frame | undefined {
  const [, file, line, column] = frame.exec(stack) ?? [];
  return file === undefined ? undefined : {file, line: Number(line), column: Number(column)};
}

/** The source map of a file in a script of the development server, which holds each module as a text with its map. */
export function mapIn(script: string, file: string): string | undefined {
  // The line ends there, or it is what a loader has made of the file: its record or its code.
  const end = script.lastIndexOf(String.raw`//# sourceURL=webpack-internal:///./${file}\n`);
  if (end === -1) return undefined;
  const [, code] = /base64,([\w+/=]+)\\n$/.exec(script.slice(0, end)) ?? [];
  if (code === undefined) return undefined;
  return new TextDecoder().decode(Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0)));
}

/** The place in the source, as `file:line`; the maps of the development server know no columns. */
export function positionIn(map: string, {file, line, column}: Frame): string {
  const {line: found} = originalPositionFor(new TraceMap(map), {line, column: column - 1});
  return `${file}:${found ?? 1}`;
}

/**
 * Where in its source a demo threw, in development: `docs/react-charts/bars/_demos/Bars.tsx:12`.
 *
 * @returns nothing when no line of the stack belongs to a demo
 */
export async function sourcePosition({stack = ''}: Error): Promise<string | undefined> {
  const thrown = demoFrame(stack);
  if (!thrown) return undefined;
  const scripts = performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(location.origin) && name.endsWith('.js'));
  // A demo that was edited came again, in a later script.
  for (const script of scripts.reverse()) {
    const map = mapIn(await (await fetch(script)).text(), thrown.file);
    if (map !== undefined) return positionIn(map, thrown);
  }
  return thrown.file;
}
