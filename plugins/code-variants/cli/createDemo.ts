import {getSection} from '../../pages/build';
import {englishPath, pageFromArgument, readSource} from '../../translations/build';
import {writeNew} from '../../../src/lib/node/writeNew';
import {demoStart} from './demoStarts';

/**
 * `npx docusaurus new:demo <address> <Name>`.
 *
 * @param argument - the address, also with `/x/`, `docs/` or the file name
 * @param languages - those that the site is translated to
 * @returns what the author does next
 * @throws {Error} for a wrong name, an unknown page (with the nearest ones) or a demo that exists
 */
export function createDemo(
  siteDir: string,
  argument: string,
  name: string,
  languages: readonly string[],
): string {
  const address = pageFromArgument(argument, languages);
  assertDemoName(name);
  readSource(siteDir, address);
  const start = demoStart(getSection(address).packageName);
  const file = `docs/${address}/_demos/${name}.tsx`;
  const {imports, data, jsx, height} = start;
  const parts = [imports, data, `export default function ${name}() {\n  return (\n    ${jsx}\n  );\n}`];
  // It passes the checks as it is: its page's product with small, fixed data.
  writeNew(siteDir, file, `${parts.filter(Boolean).join('\n\n')}\n`);
  return `${file} is ready. Show it in ${englishPath(address)} with\n<Demo name="${name}" height={${height}} />`;
}

/** @throws {Error} when the text is no name of a component, such as `RowHeight` */
function assertDemoName(name: string): void {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
    throw new Error(`"${name}" is no name of a demo: it names a component, such as RowHeight`);
  }
}
