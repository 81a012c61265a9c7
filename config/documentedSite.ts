import packageJson from '../package.json';
import type {DocumentedSite} from '../plugins/markdown-pages/cli/mcp/server';
import {languageBase, listLanguages} from './languages';

/** What the server for assistants says of the site. */
export const documentedSite: DocumentedSite = {
  version: packageJson.version,
  languages: listLanguages().map((name) => ({name, base: languageBase(name)})),
};
