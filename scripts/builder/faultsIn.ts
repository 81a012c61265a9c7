/** `docs/a/index.mdx:3:1: …`, perhaps behind what introduces it and before the bracket that closes it. */
const fault = /(?:^|[\s[])((?:[\w@.-]+\/)*[\w@.-]+\.\w+:\d+:\d+: .+?)\]?$/;

/** A line of the picture of the code below it. */
const picture = /^\s*>?\s*\d*\s\|/;

/**
 * The mistakes of a writer that the log of a build names, each with the picture of the code, once.
 *
 * @returns nothing when it failed for another reason
 */
export function faultsIn(log: string): string[] {
  const faults: string[] = [];
  let open = false;
  for (const line of log.split('\n')) {
    const [, text] = fault.exec(line.trimEnd()) ?? [];
    if (text !== undefined && !/^\s+at /.test(line)) {
      faults.push(text);
      open = true;
    } else if (open && picture.test(line)) {
      faults.push(`${faults.pop()}\n${line}`);
    } else {
      open = false;
    }
  }
  return [...new Set(faults)];
}
