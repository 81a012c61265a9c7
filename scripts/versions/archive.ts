// npm run version:archive <n>: a version that was built here becomes an address elsewhere.
import {parseArgs} from 'node:util';
import {run} from '../i18n/command';
import {archiveVersion} from './archiveVersion';

run(async () => {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {address: {type: 'string'}}});
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    throw new Error(
      'Usage: npm run version:archive <major version> -- --address https://old.example.org/x/v7/',
    );
  }
  console.log(await archiveVersion(process.cwd(), name, values.address));
});
