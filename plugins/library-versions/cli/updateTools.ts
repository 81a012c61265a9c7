import path from 'node:path';
import {run} from '../../../src/lib/node/run.mjs';
import type {UpdateTools} from './updatePackages';

/** The programs that an update of the packages runs. */
export const updateTools: Pick<UpdateTools, 'install' | 'checkTypes'> = {
  install: (cwd) => run('npm', ['install', '--no-audit', '--no-fund'], {cwd}),
  checkTypes: (cwd) => {
    const compiler = path.join(cwd, 'node_modules', 'typescript', 'bin', 'tsc');
    return run(process.execPath, [compiler, '--noEmit', '--pretty', 'false'], {cwd, quiet: true});
  },
};
