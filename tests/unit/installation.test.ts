import {expect, it} from 'vitest';
import {run} from '../../src/lib/node/run.mjs';

it('an installation has no package that another one refuses, so that npm has nothing to warn of', async () => {
  const {code, output} = await run('npm', ['ls', '--all', '--package-lock-only'], {quiet: true});
  // What npm says of them, without the tree that it prints.
  const refused = output.split('\n').filter((line) => /^npm (?:error|ERR!)/.test(line));
  expect({code, refused}).toEqual({code: 0, refused: []});
});
