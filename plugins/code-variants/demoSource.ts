import type {LineRange} from '@theme/Demo';

/** A text with the lines of its collapsed preview. */
export type MarkedText = {text: string; preview: LineRange[]};

const marker = /^[ \t]*(?:\/\/|\{?\/\*)[ \t]*#preview-(start|end)[ \t]*(?:\*\/\}?)?;?[ \t]*$/;

/**
 * Takes the lines `// #preview-start` and `// #preview-end` (or the same in a JSX comment) out of a source: a reader
 * sees the rest, and of it first what stood between them.
 *
 * @returns the text without a line end at its end; lines are counted in it, from 1
 * @throws an error with the line, when start and end do not alternate
 */
export function readMarkers(source: string): MarkedText {
  const kept: string[] = [];
  const preview: LineRange[] = [];
  let first: number | undefined;
  for (const [index, line] of source.trimEnd().split(/\r?\n/).entries()) {
    const kind = marker.exec(line)?.[1];
    if (kind === undefined) {
      // Where a marker, or a type beside it, stood between empty lines, one of them goes.
      if (line !== '' || (kept.length > 0 && kept.at(-1) !== '')) {
        kept.push(line);
      }
    } else if ((kind === 'start') !== (first === undefined)) {
      throw new Error(`Line ${index + 1}: #preview-${kind} without its counterpart`);
    } else if (first === undefined) {
      first = kept.length + 1;
    } else {
      if (kept.length >= first) {
        preview.push([first, kept.length]);
      }
      first = undefined;
    }
  }
  if (first !== undefined) {
    throw new Error(`#preview-start after line ${first - 1} has no #preview-end`);
  }
  return {text: kept.join('\n'), preview};
}

/** How many lines the ranges have, with one more for each gap between them. */
export function previewHeight(ranges: readonly LineRange[]): number {
  const lines = ranges.reduce((total, [first, last]) => total + last - first + 1, 0);
  return lines + Math.max(0, ranges.length - 1);
}
