import type {HeaderRule} from '../../config/headers';

/** The `_headers` file for the host. */
export function writeHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({path, headers}) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/**
 * Reads a `_headers` file: a path at the start of a line, its headers indented below.
 *
 * @throws {Error} naming a line of another form
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {path: string; headers: Record<string, string>}[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({path: line.trim(), headers: {}});
      continue;
    }
    const match = /^\s+([A-Za-z0-9-]+):\s*(.+)$/.exec(line);
    const rule = rules.at(-1);
    if (!match?.[1] || !match[2] || !rule)
      throw new Error(`_headers: "${line}" is no path and no "Name: value"`);
    rule.headers[match[1]] = match[2].trim();
  }
  return rules;
}

/**
 * The headers for an address: those of all rules that match, values of one header joined by a comma, as hosts do.
 *
 * @param path of an address, without query and hash
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const result = new Map<string, string>();
  for (const rule of rules) {
    if (!pathPattern(rule.path).test(path)) continue;
    for (const [name, value] of Object.entries(rule.headers)) {
      const before = result.get(name);
      result.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return result;
}

function pathPattern(path: string): RegExp {
  const literal = path.split('*').map((piece) => piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`, 's');
}
