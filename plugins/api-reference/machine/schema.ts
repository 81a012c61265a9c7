import {API_PRODUCTS} from '../model/types';
import {described, flag, kind, list, object, record, text, textOrNull, type JsonSchema} from './schemaParts';
import type {MachineFile} from './machineFiles';

const texts: JsonSchema = {type: 'array', items: text};
const valuesOrNull: JsonSchema = {type: ['array', 'null'], items: text};
const namedTypes = described(
  record('namedType'),
  'The types of the packages in these texts that have a file, by name.',
);
const members = record('member');
const product: JsonSchema = {type: 'string', enum: API_PRODUCTS};
const plan: JsonSchema = {type: 'string', enum: ['community', 'pro', 'premium']};
const imports = described(texts, 'Import statements, the community package first.');

const head = {
  name: described(text, 'The exported name.'),
  product,
  plan: {$ref: '#/definitions/plan'},
  imports,
};

const deprecated = described(textOrNull, 'What to use instead, Markdown; null when it is not deprecated.');

const member = {
  type: described(text, 'The type as TypeScript.'),
  types: namedTypes,
  required: flag,
  default: described(textOrNull, 'As written in the source; null when none is documented.'),
  description: described(text, 'Markdown.'),
  deprecated,
  signature: described(textOrNull, 'How it is called; null for what cannot be called.'),
  plan: {$ref: '#/definitions/plan'},
};

const definitions: Readonly<Record<string, JsonSchema>> = {
  plan: described(plan, 'The plan that a reader needs at least.'),
  namedType: object('A type of the packages, where another one names it.', {
    json: described(text, 'The address of its file.'),
    values: described(valuesOrNull, 'As TypeScript; null when it is no list of values.'),
  }),
  member: object('A prop, a property or a method.', member),
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
    kind: kind('component'),
    ...head,
    description: text,
    props: members,
    slots: list('slot'),
    classes: list('class'),
    inherits: described(texts, 'Package and type of props that are not listed.'),
    demos: list('demo'),
  }),
  interface: object('An interface, a type or an enumeration.', {
    kind: kind('interface'),
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
    kind: kind('hook'),
    ...head,
    description: text,
    signatures: texts,
    types: namedTypes,
    options: described(members, 'What stands in the object that it takes first, by name.'),
    returned: described(members, 'What stands in the object that it returns, by name.'),
    demos: list('demo'),
  }),
  event: object('An event of the data grid.', {
    plan: {$ref: '#/definitions/plan'},
    description: described(text, 'Markdown.'),
    params: described(textOrNull, 'What the listener gets first; null when it gets nothing.'),
    event: described(text, 'The type of the event object, which the listener gets second.'),
    types: namedTypes,
    prop: described(textOrNull, 'The prop that listens to it; null without any.'),
    deprecated,
  }),
  events: object('All events of the data grid, by name.', {
    kind: kind('events'),
    product,
    events: record('event'),
  }),
  area: object('The methods that one interface adds to the API object.', {
    title: text,
    name: described(text, 'The interface.'),
    plan: {$ref: '#/definitions/plan'},
    description: described(text, 'Markdown.'),
  }),
  method: object('A method of the API object.', {
    ...member,
    area: described(text, 'Its key in the areas.'),
  }),
  'api-object': object('The API object of the data grid: its methods by name.', {
    kind: kind('api-object'),
    product,
    areas: record('area'),
    methods: record('method'),
  }),
  selector: object('A state selector of the data grid.', {
    plan: {$ref: '#/definitions/plan'},
    category: described(text, 'Empty when the packages name none.'),
    description: described(text, 'Markdown.'),
    signature: described(text, 'How it is called.'),
    returns: described(text, 'The type of what it returns.'),
    types: namedTypes,
    deprecated,
  }),
  selectors: object('All state selectors of the data grid, by name.', {
    kind: kind('selectors'),
    product,
    selectors: record('selector'),
  }),
  entry: object('One name.', {
    name: text,
    kind: {type: 'string', enum: ['component', 'hook', 'interface', 'event', 'method', 'selector']},
    product,
    plan: {$ref: '#/definitions/plan'},
    json: described(text, 'The address of its file; all events, all methods and all selectors share one.'),
  }),
  index: object('All names.', {
    kind: kind('index'),
    packages: {type: 'object', additionalProperties: text},
    entries: list('entry'),
  }),
};

/** The kinds of files: each is a definition of that name. */
const fileKinds: readonly MachineFile['kind'][] = [
  'component',
  'interface',
  'hook',
  'events',
  'api-object',
  'selectors',
  'index',
];

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
    oneOf: fileKinds.map((name) => ({$ref: `#/definitions/${name}`})),
    definitions,
  };
}
