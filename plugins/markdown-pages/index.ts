import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {outputFile} from '../../src/lib/node/outputFile';
import {addCommands} from './cli';
import {makeFiles} from './makeFiles';
import {pagesWithoutCopy} from './writtenPages';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

/** What machines read of the site: a Markdown copy of every page, and the indexes of all copies. */
export default function markdownPagesPlugin(context: LoadContext, options: PluginOptions): Plugin {
  // Handed from the one step to the other: the copies are made when the pages are, whose own checks name every mistake.
  let content: AllContent = {};
  return {
    name: 'docusaurus-plugin-markdown-pages',
    extendCli(cli) {
      addCommands(cli, context.siteDir, options.site);
    },
    async allContentLoaded({allContent}) {
      content = allContent;
    },
    async postBuild({outDir, routesPaths, baseUrl}) {
      const files = await makeFiles(context, content, options);
      const missing = pagesWithoutCopy(routesPaths, baseUrl, files);
      if (missing.length > 0) {
        throw new Error(
          `Pages without a Markdown copy (plugins/markdown-pages/README.md says how to make one)\n${missing.join('\n')}`,
        );
      }
      await Promise.all([...files].map(([name, text]) => outputFile(path.join(outDir, name), text)));
    },
  };
}
