/** What a piece of inline code names, as far as its form tells. */
export type CodeReading =
  | {kind: 'name'; name: string}
  | {kind: 'member'; owner: string; name: string}
  | {kind: 'part'; part: 'slots' | 'slotProps' | 'classes'; name: string}
  | {kind: 'method'; name: string}
  | {kind: 'className'; name: string};

/** Forms that say the same: `<DataGrid />`, `DataGrid<Row>`, `GridColDef[]`, `useGridApiRef()`. */
function bare(code: string): string {
  return code
    .replace(/^<\/?\s*([A-Za-z][\w.]*)\s*\/?>$/, '$1')
    .replace(/\((?:\.\.\.|…)?\)$/, '')
    .replace(/^([A-Za-z]\w*)<[\w\s,'"|[\]]*>$/, '$1')
    .replace(/\[\]$/, '');
}

/**
 * Reads inline code of a page. Anything but a name in one of the forms that prose uses is `undefined`: expressions,
 * file names, values.
 */
export function readCode(code: string): CodeReading | undefined {
  const text = bare(code.trim());
  const method = /^(?:apiRef|gridApiRef)\.current[?!]?\.(\w+)$/.exec(text)?.[1];
  if (method !== undefined) {
    return {kind: 'method', name: method};
  }
  const part = /^(slots|slotProps|classes)\.(\w+)(?:\.\w+)*$/.exec(text);
  if (part?.[2] !== undefined && (part[1] === 'slots' || part[1] === 'slotProps' || part[1] === 'classes')) {
    return {kind: 'part', part: part[1], name: part[2]};
  }
  const className = /^\.(Mui[A-Z]\w*-\w[\w-]*)$/.exec(text)?.[1];
  if (className !== undefined) {
    return {kind: 'className', name: className};
  }
  const member = /^([A-Z]\w*)\.([a-zA-Z]\w*)$/.exec(text);
  if (member?.[1] !== undefined && member[2] !== undefined) {
    return {kind: 'member', owner: member[1], name: member[2]};
  }
  // `density="compact"` and `rows={rows}` name the prop.
  const assigned = /^([a-z]\w*)=(?:"[^"]*"|\{[^}]*\})$/.exec(text)?.[1];
  if (assigned !== undefined) {
    return {kind: 'name', name: assigned};
  }
  return /^[A-Za-z]\w*$/.test(text) ? {kind: 'name', name: text} : undefined;
}
