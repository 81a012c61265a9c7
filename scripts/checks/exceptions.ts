// Part of npm run verify when it runs everything: what the browser tests let pass must still be met by one of them.
import {unusedExceptions} from '../../tests/exceptions';
import {readFindings} from '../../tests/e2e/support/findings';

const unused = unusedExceptions(readFindings());
for (const {reason} of unused) console.error(`No test has needed this exception: ${reason}`);
if (unused.length > 0) process.exitCode = 1;
