import Ajv from 'ajv';
import {machineSchema} from './schema';
import type {MachineFile} from './machineFiles';

/** Most faults that an error lists. */
const maxFaults = 10;

/**
 * Holds files against the schema that is published with them.
 *
 * @param files - by their path below `/x/api/`
 * @param schemaId - the absolute address of the schema
 * @throws an error that names the files that break it, and where
 */
export function checkFiles(files: ReadonlyMap<string, MachineFile>, schemaId: string): void {
  const ajv = new Ajv({allErrors: true, allowUnionTypes: true}).addSchema(machineSchema(schemaId));
  const faults = [...files].flatMap(([file, content]) => {
    // That of its kind alone says what is wrong; that of all kinds would say it of each.
    const validate = ajv.getSchema(`${schemaId}#/definitions/${content.kind}`);
    if (!validate) {
      return [`${file}: there is no kind of file "${content.kind}"`];
    }
    return validate(content)
      ? []
      : (validate.errors ?? []).map(
          ({instancePath, message}) => `${file}: ${instancePath || 'it'} ${message ?? 'is wrong'}`,
        );
  });
  if (faults.length > 0) {
    const more = faults.length - maxFaults;
    throw new Error(
      [
        'Files of the API reference for machines do not follow their schema:',
        ...faults.slice(0, maxFaults),
        ...(more > 0 ? [`and ${more} more`] : []),
      ].join('\n'),
    );
  }
}
