// npm run page:move <from> <to>: a page gets another address.
import {run} from './i18n/command';
import {movePage} from './move/movePage';

run(() => {
  const [from, to, ...more] = process.argv.slice(2);
  if (from === undefined || to === undefined || more.length > 0) {
    throw new Error(
      'Usage: npm run page:move <address> <new address>, for example npm run page:move react-data-grid/rows react-data-grid/row-definition',
    );
  }
  console.log(movePage(process.cwd(), from, to));
});
