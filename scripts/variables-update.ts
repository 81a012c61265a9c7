// npx tsx scripts/variables-update.ts: writes the list of environment variables into the README.
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {withVariables} from '../config/variables/readmeTable';
import {run} from '../src/lib/node/runProgram';

async function main(): Promise<void> {
  const file = path.join(process.cwd(), 'README.md');
  const text = withVariables(await readFile(file, 'utf8'));
  await writeFile(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
}

run(main);
