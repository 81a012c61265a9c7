import {once} from 'node:events';
import path from 'node:path';
import {englishName, languageBase, listLanguages} from '../../config/languages';
import {feedbackHandler, feedbackPath} from '../../plugins/feedback/server/handler';
import {feedbackSettingsHandler} from '../../plugins/feedback/server/settingsHandler';
import {createPreviewServer} from './server';

export interface ServeOptions {
  /** The build folder. */
  readonly root: string;
  readonly port: number;
  readonly host: string;
  /** Where feedback is kept; a server writes a file named after its port, which no other server has. */
  readonly feedbackFolder: string;
}

/** Starts the preview server, prints the address of each language, and ends it on an interrupt. */
export async function serve({root, port, host, feedbackFolder}: ServeOptions): Promise<void> {
  const handlers = [
    feedbackSettingsHandler(root, feedbackPath),
    feedbackHandler({file: path.join(feedbackFolder, `${port}.jsonl`)}),
  ];
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
