import {API_PRODUCTS} from '../model/types';

/** The part of JSON Schema (draft 07) that is used here. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  enum?: readonly string[];
  oneOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  definitions?: Readonly<Record<string, JsonSchema>>;
}

const text: JsonSchema = {type: 'string'};
const textOrNull: JsonSchema = {type: ['string', 'null']};
const flag: JsonSchema = {type: 'boolean'};

function described(schema: JsonSchema, description: string): JsonSchema {
  return {...schema, description};
}

/** An object with exactly these fields. */
function object(description: string, properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return {
    type: 'object',
    description,
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function list(name: string): JsonSchema {
  return {type: 'array', items: {$ref: `#/definitions/${name}`}};
}

const texts: JsonSchema = {type: 'array', items: text};
const valuesOrNull: JsonSchema = {type: ['array', 'null'], items: text};
const namedTypes = described(
  {type: 'object', additionalProperties: {$ref: '#/definitions/namedType'}},
  'The types of the packages in these texts that have a file, by name.',
);
const members: JsonSchema = {type: 'object', additionalProperties: {$ref: '#/definitions/member'}};
const product: JsonSchema = {type: 'string', enum: API_PRODUCTS};
const plan: JsonSchema = {type: 'string', enum: ['community', 'pro', 'premium']};
const imports = described(texts, 'Import statements, the community package first.');

const head = {
  name: described(text, 'The exported name.'),
  product,
  plan: {$ref: '#/definitions/plan'},
  imports,
};

const definitions: Readonly<Record<string, JsonSchema>> = {
  plan: described(plan, 'The plan that a reader needs at least.'),
  namedType: object('A type of the packages, where another one names it.', {
    json: described(text, 'The address of its file.'),
    values: described(valuesOrNull, 'As TypeScript; null when it is no list of values.'),
  }),
  member: object('A prop, a property or a method.', {
    type: described(text, 'The type as TypeScript.'),
    types: namedTypes,
    required: flag,
    default: described(textOrNull, 'As written in the source; null when none is documented.'),
    description: described(text, 'Markdown.'),
    deprecated: described(textOrNull, 'What to use instead, Markdown; null when it is not deprecated.'),
    signature: described(textOrNull, 'How it is called; null for what cannot be called.'),
    plan: {$ref: '#/definitions/plan'},
  }),
  slot: object('A part of a component that can be replaced.', {
    name: text,
    default: textOrNull,
    class: textOrNull,
    description: text,
  }),
  class: object('A CSS class.', {
    key: text,
    className: text,
    isGlobal: described(flag, 'A state class that all components share.'),
    description: text,
  }),
  demo: object('A demo that uses it.', {title: text, href: text}),
  component: object('A component.', {
    ...head,
    description: text,
    props: members,
    slots: list('slot'),
    classes: list('class'),
    inherits: described(texts, 'Package and type of props that are not listed.'),
    demos: list('demo'),
  }),
  interface: object('An interface, a type or an enumeration.', {
    ...head,
    description: text,
    typeParameters: described(texts, 'As written between the angle brackets.'),
    definition: described(
      textOrNull,
      'The right side of an alias, the values of an enumeration; null for an interface.',
    ),
    values: described(valuesOrNull, 'As TypeScript; null when it is no list of values.'),
    types: namedTypes,
    properties: members,
  }),
  hook: object('A hook.', {
    ...head,
    description: text,
    signatures: texts,
    types: namedTypes,
    options: described(members, 'What stands in the object that it takes first, by name.'),
    returned: described(members, 'What stands in the object that it returns, by name.'),
    demos: list('demo'),
  }),
  entry: object('One name.', {
    name: text,
    kind: {type: 'string', enum: ['component', 'hook', 'interface', 'event', 'selector']},
    product,
    plan: {$ref: '#/definitions/plan'},
    json: described(textOrNull, 'The address of its file; null for events and selectors.'),
  }),
  index: object('All names.', {
    packages: {type: 'object', additionalProperties: text},
    entries: list('entry'),
  }),
};

/**
 * The JSON Schema of all files for machines, published as `/x/api/schema.json`.
 *
 * @param id - its absolute address
 */
export function machineSchema(id: string): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: id,
    title: 'API reference',
    oneOf: ['component', 'interface', 'hook', 'index'].map((name) => ({$ref: `#/definitions/${name}`})),
    definitions,
  };
}
