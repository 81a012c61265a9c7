// A preview server for the test that kills it. Prints its port; everything but the kill is as in production.
import {createPreviewServer} from '../../../scripts/preview/server';
import {feedbackHandler} from '../../../plugins/feedback/server/handler';

const [file = '', root = ''] = process.argv.slice(2);
const server = createPreviewServer({
  root,
  handlers: [feedbackHandler({file, perMinute: 10_000})],
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
