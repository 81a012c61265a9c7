import Joi from 'joi';
import type {Texts} from './interfaceTexts';

const schema = Joi.object<Record<string, {message: string}>>().pattern(
  Joi.string(),
  Joi.object({message: Joi.string().allow('').required(), description: Joi.string()}),
);

/**
 * Reads the content of a Docusaurus translation file, for example `i18n/zh/code.json`.
 *
 * @param json - content of the file
 * @param file - for the message
 * @throws when it is not JSON or has another shape
 */
export function parseTextFile(json: string, file: string): Texts {
  const data: unknown = JSON.parse(json);
  const result = schema.validate(data, {convert: false});
  if (result.error) {
    throw new Error(`${file}: ${result.error.message}`);
  }
  return Object.fromEntries(Object.entries(result.value).map(([id, {message}]) => [id, message]));
}
