/** What must not stand in a Markdown copy outside its code: JSX and HTML, imports, links that are not absolute, anchors. */
const faults: readonly RegExp[] = [
  /(?<!\\)<(?!https?:|mailto:)[A-Za-z/][^>\n]*>/g,
  /^(?:import|export) .+/gm,
  /(?<!\\)\]\((?!https?:|mailto:)[^)]*\)/g,
  /\{\\?#[^}]*\}/g,
  // Characters written as numbers.
  /&#x?[0-9a-f]+;/gi,
];

/** A Markdown text without its code. */
function withoutCode(text: string): string {
  return text
    .replace(/^([ >-]*)(`{3,})[^\n]*\n[\s\S]*?^[ >]*\2[ \t]*$/gm, '')
    .replace(/(?<!\\)(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
}

/** What should not stand in a Markdown copy, as it stands there. */
export function markdownFaults(text: string): string[] {
  const prose = withoutCode(text);
  return faults.flatMap((fault) => [...prose.matchAll(fault)].map(([found]) => found));
}
