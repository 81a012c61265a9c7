import type {Schema} from 'joi';

/**
 * The content of a JSON file, when it has the form that it must have.
 *
 * @param file - for the message
 * @throws Error that names the file and what is wrong in it
 */
export function checkedFile<Content>(schema: Schema<Content>, content: unknown, file: string): Content {
  const result = schema.validate(content, {convert: false});
  if (result.error) throw new Error(`${file}: ${result.error.message}`);
  return result.value;
}
