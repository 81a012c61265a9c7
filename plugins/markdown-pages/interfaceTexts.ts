import type {InterfaceText} from '../../src/mdx/markdownPage';
import {readTexts} from '../translations/build';

/**
 * The texts of the site's own interface in a language, English where it has none: Markdown copies say what the pages say.
 *
 * @param siteDir - absolute path of the project
 */
export function interfaceTexts(siteDir: string, language: string): InterfaceText {
  const messages = {
    ...readTexts(siteDir, 'i18n/en/code.json'),
    ...readTexts(siteDir, `i18n/${language}/code.json`),
  };
  return (id, values = {}) => {
    const message = messages[id];
    if (message === undefined) {
      throw new Error(`i18n/en/code.json has no text "${id}": run "npx docusaurus i18n:texts"`);
    }
    return message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };
}
