// npm run version:cut <n>: pages, demos, navigation and translations of the current version become an older one.
import {run} from '../i18n/command';
import {cutVersion} from './cutVersion';
import {docsVersion} from './docsVersion';

run(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || more.length > 0) {
    throw new Error('Usage: npm run version:cut <major version>, for example npm run version:cut 7');
  }
  console.log(await cutVersion(process.cwd(), name, docsVersion));
});
