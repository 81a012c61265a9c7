import type {LineRange} from '@theme/Demo';
import {fold} from './folded';

/** `rest` is hidden while the box is collapsed, `between` shows a sign that lines are left out. */
type Part = {kind: 'preview' | 'rest' | 'between'; lines: string[]};

function getKind(line: number, ranges: readonly LineRange[]): Part['kind'] {
  if (ranges.some(([first, last]) => line >= first && line <= last)) {
    return 'preview';
  }
  const isBetween = ranges.some(([, last]) => last < line) && ranges.some(([first]) => first > line);
  return isBetween ? 'between' : 'rest';
}

const countIndent = (line: string) => /^ */.exec(line)?.[0].length ?? 0;

/** Lines of a preview with the indentation that all of them have as an element of its own. */
function withIndent(lines: readonly string[]): string[] {
  const common = Math.min(...lines.filter((line) => line.trim() !== '').map(countIndent));
  return lines.map((line) =>
    common > 0 && countIndent(line) >= common
      ? `<span data-part="indent">${line.slice(0, common)}</span>${line.slice(common)}`
      : line,
  );
}

function splitParts(lines: readonly string[], ranges: readonly LineRange[]): Part[] {
  const parts: Part[] = [];
  for (const [index, line] of lines.entries()) {
    const kind = getKind(index + 1, ranges);
    const text = index === lines.length - 1 ? line : `${line}\n`;
    const last = parts.at(-1);
    if (last?.kind === kind) {
      last.lines.push(text);
    } else {
      parts.push({kind, lines: [text]});
    }
  }
  return parts;
}

/**
 * Puts highlighted lines into parts, so that the style sheet can collapse code to its preview, without the indentation
 * that the preview's lines share. What a collapsed box does not show is folded. The text of the result is the text of
 * the lines.
 *
 * @param lines - HTML of each line
 * @param ranges - lines of the preview, counted from 1
 */
export function foldedParts(lines: readonly string[], ranges: readonly LineRange[]): string {
  return splitParts(lines, ranges)
    .map(({kind, lines: partLines}) => {
      switch (kind) {
        case 'preview':
          return part(kind, withIndent(partLines).join(''));
        case 'between':
          return part(kind, fold(`<span>${partLines.join('')}</span>`));
        case 'rest':
          return fold(part(kind, partLines.join('')));
      }
    })
    .join('');
}

function part(kind: Part['kind'], html: string): string {
  return `<span data-part="${kind}">${html}</span>`;
}
