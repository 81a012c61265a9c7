import type {FenceHtml} from '@theme/CodeFence';
import type {LineRange} from '@theme/Demo';
import {highlight, highlightLines} from '../highlight';
import {managerCommands} from './managerCommands';
import type {PageFences} from './fence';

type Mark = 'marked' | 'added' | 'removed' | 'replaced' | '';

const diffComment =
  /[ \t]*(?:\{\/\*|\/\/|\/\*|<!--|#)[ \t]*#(added|removed)[ \t]*(?:\*\/\}|\*\/|-->)?[ \t]*$/;

/**
 * Takes the marks of changes out of code: a line that ends in the comment `// #added` or `// #removed`, in the
 * comment form of its language. In the language `diff` the first character of a line says it.
 */
function readDiff(code: string, language: string): {code: string; marks: Mark[]} {
  const lines = code.split('\n').map((line): {line: string; mark: Mark} => {
    const kind = diffComment.exec(line)?.[1];
    if (kind === 'added' || kind === 'removed') {
      return {line: line.replace(diffComment, ''), mark: kind};
    }
    const signs: Readonly<Record<string, Mark>> = language === 'diff' ? {'+': 'added', '-': 'removed'} : {};
    return {line, mark: signs[line.charAt(0)] ?? ''};
  });
  return {code: lines.map(({line}) => line).join('\n'), marks: lines.map(({mark}) => mark)};
}

function isMarked(line: number, ranges: readonly LineRange[]): boolean {
  return ranges.some(([first, last]) => line >= first && line <= last);
}

/**
 * Highlights a fence. Lines are elements of their own only where a line has a mark or a number.
 *
 * @throws an error when the language has no grammar or a command no counterpart
 */
export function fenceHtml({
  code,
  language,
  marked,
  firstLine,
  managers,
  changed,
}: PageFences['fences'][number]): FenceHtml {
  if (managers) {
    const {npm, pnpm, yarn} = managerCommands(code);
    return {npm: highlight(npm, language), pnpm: highlight(pnpm, language), yarn: highlight(yarn, language)};
  }
  const diff = readDiff(code, language);
  const marks = diff.marks.map((mark, index): Mark => {
    if (mark !== '') return mark;
    if (changed?.lines.includes(index + 1)) return changed.mark;
    return isMarked(index + 1, marked) ? 'marked' : '';
  });
  const lines = highlightLines(diff.code, language);
  if (firstLine === undefined && marks.every((mark) => mark === '')) {
    return lines.join('\n');
  }
  return lines
    .map((line, index) => {
      const end = index === lines.length - 1 ? '' : '\n';
      const number = firstLine === undefined ? '' : ` data-number="${firstLine + index}"`;
      return `<span data-line="${marks[index] ?? ''}"${number}>${line}${end}</span>`;
    })
    .join('');
}
