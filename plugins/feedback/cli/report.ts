import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {feedbackFolder} from '../server/feedbackFolder.mjs';
import {PlainError} from '../../../src/lib/node/terminal.mjs';
import {parseFeedback, type FeedbackEntry} from '../server/entries';
import {createPayloadCheck} from '../server/validate';
import {counted, reportLines, summarize} from './summary';

/**
 * Prints what readers said, by page, from the files that the preview server writes.
 *
 * @param target - a file or a folder; by default where the server of this project keeps them
 */
export async function printReport(
  siteDir: string,
  target = feedbackFolder(siteDir, process.env),
): Promise<void> {
  const {isPayload} = createPayloadCheck();
  const entries: FeedbackEntry[] = [];
  for (const file of await feedbackFiles(target)) {
    const found = parseFeedback(await readFile(file), isPayload);
    entries.push(...found.entries);
    if (found.strangeLines > 0)
      console.warn(`${file}: ${counted(found.strangeLines, 'line')} of another form`);
    if (found.tornBytes > 0) console.warn(`${file}: the last line has no end; it was never accepted`);
  }
  const pages = summarize(entries);
  if (pages.length === 0) console.log(`No feedback in ${target}`);
  else console.log([...reportLines(pages), '', counted(pages.length, 'page')].join('\n'));
}

async function feedbackFiles(target: string): Promise<string[]> {
  const stats = await stat(target).catch(() => undefined);
  if (stats?.isFile()) return [target];
  if (!stats?.isDirectory()) {
    throw new PlainError(
      `${target} does not exist: the preview server makes it with the first feedback; or name a file or folder`,
    );
  }
  const names = (await readdir(target)).filter((name) => name.endsWith('.jsonl')).sort();
  return names.map((name) => path.join(target, name));
}
