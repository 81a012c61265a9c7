import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Joi from 'joi';
import type {InterfaceText} from '../../src/mdx/markdownPage';

type Messages = Readonly<Record<string, {message: string}>>;

const schema = Joi.object<Messages>().pattern(
  Joi.string(),
  Joi.object({message: Joi.string().required()}).unknown(),
);

function messagesIn(file: string): Messages {
  return existsSync(file) ? Joi.attempt(JSON.parse(readFileSync(file, 'utf8')), schema, file) : {};
}

/**
 * The texts of the site's own interface in a language, English where it has none: Markdown copies say what the pages say.
 *
 * @param siteDir - absolute path of the project
 */
export function interfaceTexts(siteDir: string, language: string): InterfaceText {
  const read = (name: string) => messagesIn(path.join(siteDir, 'i18n', name, 'code.json'));
  const messages = {...read('en'), ...read(language)};
  return (id, values = {}) => {
    const message = messages[id]?.message;
    if (message === undefined) {
      throw new Error(`i18n/en/code.json has no text "${id}": run "npx docusaurus i18n:texts"`);
    }
    return message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };
}
