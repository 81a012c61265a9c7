import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addCommands} from './cli';
import type {Options} from './options';
import {stopBuild} from '../../src/mdx/stopBuild';
import {pageProblems} from './problems';
import {ProblemsPlugin} from './ProblemsPlugin';

/**
 * Keeps the rules that all pages share: their front matter, one address for ever and one title per page, a place in the
 * navigation, and the headings that its claims are about. What is wrong stops a build, and shows in the browser in
 * development.
 * Front matter is read, and links are checked, where pages are parsed (`parseFrontMatter.ts`, `deadLinks.ts`,
 * `remarkNoAbsoluteLinks.ts`).
 */
export default function pagesPlugin(
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  options: Options,
): Plugin {
  const shown = new ProblemsPlugin();
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'docusaurus-plugin-pages',
    extendCli(cli) {
      addCommands(cli, siteDir, options.site, options.cards);
    },
    // Docusaurus looks at the pages and at sidebars.ts, not at the lists that it imports.
    getPathsToWatch: () => [path.posix.join(siteDir.split(path.sep).join('/'), 'sidebars/*.ts')],
    async allContentLoaded({allContent}) {
      const problems = await pageProblems(allContent, siteDir, baseUrl, options);
      if (!isBuild) {
        shown.show(problems);
      } else if (problems.length > 0) {
        stopBuild(problems.join('\n'));
      }
    },
    configureWebpack(_config, isServer) {
      return isBuild || isServer ? {} : {plugins: [shown]};
    },
  };
}
