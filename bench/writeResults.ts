import {readFileSync, writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {withResults} from './routes/report';

/**
 * Puts new results between the two marks of a report, formatted as all files are.
 *
 * @param report - its file, from the project's folder
 * @throws Error when a mark is missing
 */
export async function writeResults(report: string, results: string): Promise<void> {
  const text = withResults(readFileSync(report, 'utf8'), results);
  const style = await resolveConfig(report);
  writeFileSync(report, await format(text, {...style, filepath: report}));
}
