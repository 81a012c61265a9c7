// Part of npm run check: the questions of readers and the claims of pages name headings that exist.
import {readMeasures} from '../../config/content';
import {findLost} from '../../plugins/pages/cli/content/findLost';
import {run} from '../../src/lib/node/runProgram';

run(() => {
  const lost = findLost(process.cwd(), readMeasures(process.cwd()));
  if (lost.length > 0) throw new Error(lost.join('\n'));
});
