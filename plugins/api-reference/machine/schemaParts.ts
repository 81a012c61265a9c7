/** JSON Schema (draft 07). Ajv refuses what it does not know of it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A string. */
export const text: JsonSchema = {type: 'string'};
/** A string, or nothing. */
export const textOrNull: JsonSchema = {type: ['string', 'null']};
/** True or false. */
export const flag: JsonSchema = {type: 'boolean'};

/** The same schema with words for its readers. */
export function described(schema: JsonSchema, description: string): JsonSchema {
  return {...schema, description};
}

/** An object with exactly these fields. */
export function object(description: string, properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return {
    type: 'object',
    description,
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** An object of one definition by name. */
export function record(name: string): JsonSchema {
  return {type: 'object', additionalProperties: {$ref: `#/definitions/${name}`}};
}

/** A list of objects of one definition. */
export function list(name: string): JsonSchema {
  return {type: 'array', items: {$ref: `#/definitions/${name}`}};
}

/** The word that says what a file is of. */
export function kind(value: string): JsonSchema {
  return {type: 'string', enum: [value]};
}
