// Loaded into a part's build: leaves the most memory that the process held, in megabytes, in the file BUILD_MEMORY_FILE.
import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

const file = process.env.BUILD_MEMORY_FILE;
if (file && isMainThread) {
  process.on('exit', () => writeFileSync(file, String(Math.round(process.resourceUsage().maxRSS / 1024))));
}
