import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {ends, leaves, type Commands} from '../checks';
import {runShell} from '../shell';

/** What needs a network. */
export const network: Commands = {
  'npm install': ends({after: leaves('node_modules/@mui/x-data-grid'), seconds: 900}),
  // A registry that lacks the release is answered with everything as it was.
  'npx docusaurus packages:update 8.30.0': async (clone, command) => {
    const {code, output} = await runShell(clone.folder, command, {seconds: 1800});
    if (code === 0) {
      assert.match(output, /^Statements that no longer hold: (?:none|\d+)$/m);
      assert.match(readFileSync(clone.at('package.json'), 'utf8'), /"8\.30\.0"/);
    } else {
      assert.deepEqual([clone.changes(), /cannot be installed|No matching version/.test(output)], [[], true]);
    }
  },
};
