import Ajv from 'ajv';
import type {Payload} from '../payload';
import schema from '../payload.schema.json';

/** Checks values against the contract, `plugins/feedback/payload.schema.json`. */
export interface PayloadCheck {
  readonly isPayload: (value: unknown) => value is Payload;
  /** What is wrong with the last value that was none, for whoever sent it. */
  readonly fault: () => string;
}

/** Compiles the schema. */
export function createPayloadCheck(): PayloadCheck {
  const ajv = new Ajv({allowUnionTypes: true});
  const validate = ajv.compile<Payload>(schema);
  return {
    isPayload: (value): value is Payload => validate(value),
    fault: () => ajv.errorsText(validate.errors, {dataVar: 'feedback'}),
  };
}
