// npm run new:playground, new:page and new:demo.
import {run} from '../i18n/command';
import {createDemo, createPage, createPlayground} from './create';

const usage = `Usage: npm run new:playground <name>
       npm run new:page <address>, for example react-data-grid/row-striping
       npm run new:demo <address> <Name>, for example react-data-grid/row-striping RowStriping`;

run(() => {
  const [kind, first, second] = process.argv.slice(2);
  if (kind === 'playground' && first && !second) console.log(createPlayground(process.cwd(), first));
  else if (kind === 'page' && first && !second) console.log(createPage(process.cwd(), first));
  else if (kind === 'demo' && first && second) console.log(createDemo(process.cwd(), first, second));
  else throw new Error(usage);
});
