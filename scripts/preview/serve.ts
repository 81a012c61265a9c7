import {once} from 'node:events';
import path from 'node:path';
import {englishName, languageBase, listLanguages} from '../../config/languages';
import {feedbackFolder} from '../../plugins/feedback/server/feedbackFolder.mjs';
import {feedbackHandler, feedbackPath} from '../../plugins/feedback/server/handler';
import {feedbackSettingsHandler} from '../../plugins/feedback/server/settingsHandler';
import {projectRoot} from '../setup.mjs';
import {createPreviewServer} from './server';

interface ServeOptions {
  /** The build folder. */
  readonly root: string;
  readonly port: number;
  readonly host: string;
}

/** Starts the preview server, prints the address of each language, and ends it on an interrupt. */
export async function serve({root, port, host}: ServeOptions): Promise<void> {
  // A server writes a file named after its port, which no other server has.
  const feedback = path.join(feedbackFolder(projectRoot, process.env), `${port}.jsonl`);
  const handlers = [feedbackSettingsHandler(root, feedbackPath), feedbackHandler({file: feedback})];
  const server = createPreviewServer({root, handlers});
  server.listen(port, host);
  await once(server, 'listening');
  const addresses = listLanguages().map(
    (language) => `   ${englishName(language).padEnd(8)} http://localhost:${port}${languageBase(language)}\n`,
  );
  console.log(`\nReady:\n${addresses.join('')}`);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}
