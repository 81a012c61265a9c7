// Part of npm run check: the questions of readers and the claims of pages name headings that exist.
import {productMeasures} from '../../config/content';
import {findLost} from '../../plugins/pages/cli/content/findLost';
import {run} from '../../src/lib/node/runProgram';

run(() => {
  const lost = findLost(process.cwd(), productMeasures);
  if (lost.length > 0) throw new Error(lost.join('\n'));
});
