import Ajv from 'ajv';
import type {Payload} from '../payload';
import schema from '../payload.schema.json';

/** A check of values against the contract, `plugins/feedback/payload.schema.json`. */
export function createPayloadCheck() {
  const ajv = new Ajv({allowUnionTypes: true});
  const validate = ajv.compile<Payload>(schema);
  return {
    isPayload: (value: unknown): value is Payload => validate(value),
    /** What is wrong with the last value that was none, for whoever sent it. */
    fault: () => ajv.errorsText(validate.errors, {dataVar: 'feedback'}),
  };
}
