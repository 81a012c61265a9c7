/** Lines of a text that are shown at most. */
const maxLines = 40;

/** Longest line that is shown whole, in characters: tables of the API have very long ones. */
const longestLine = 300;

/** The beginning of a long text, and what was left out. */
export function cutExcerpt(text: string): string {
  const lines = text.trimEnd().split('\n');
  const shown = lines
    .slice(0, maxLines)
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line));
  const left = lines.length - shown.length;
  return [...shown, ...(left > 0 ? [`… ${left} more lines`] : [])].join('\n');
}

/** A text in a fence that is longer than any that the text holds. */
export function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}
