import type {DemoOptions} from '@theme/Demo';
import Joi from 'joi';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {nearestHint} from '../../src/lib/nearest';

const options: Readonly<Record<keyof DemoOptions, Joi.Schema>> = {
  name: Joi.string()
    .pattern(/^[A-Z]\w*$/, 'name of a component')
    .required(),
  height: Joi.number().strict().integer().min(20).max(2000).required(),
  maxWidth: Joi.number().strict().integer().min(200).max(2000),
  background: Joi.string().valid('page', 'surface', 'none'),
  hideToolbar: Joi.boolean().strict(),
  openCode: Joi.boolean().strict(),
  frame: Joi.boolean().strict(),
};

const known = Object.keys(options);

const schema = Joi.object<DemoOptions>(options);

function formatReason({type, path, message}: Joi.ValidationErrorItem): string {
  return type === 'object.unknown'
    ? `${message}${nearestHint(String(path[0]), known)}; allowed are ${known.join(', ')}`
    : message;
}

/** The value of an attribute, where it is a text, a number or true or false as such; `undefined` otherwise. */
function readValue(attribute: MdxJsxFlowElement['attributes'][number]): unknown {
  const {value} = attribute;
  if (value === null || value === undefined) {
    return true; // <Demo openCode />
  }
  if (typeof value === 'string') {
    return value;
  }
  const statement = value.data?.estree?.body[0];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  return expression?.type === 'Literal' ? expression.value : undefined;
}

/**
 * Reads what an author wrote about a demo.
 *
 * @throws an error that names the option: unknown, missing, of the wrong kind or out of range
 */
export function readDemoOptions(element: MdxJsxFlowElement): DemoOptions {
  const given: Record<string, unknown> = {};
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      throw new Error('<Demo> takes no {...spread}: write its options one by one');
    }
    const value = readValue(attribute);
    if (value === undefined) {
      throw new Error(`"${attribute.name}" of <Demo> must be a plain value, not an expression`);
    }
    given[attribute.name] = value;
  }
  const result = schema.validate(given, {abortEarly: false});
  if (result.error) {
    throw new Error(`<Demo>: ${result.error.details.map(formatReason).join('. ')}`);
  }
  return result.value;
}
