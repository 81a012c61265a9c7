import Joi from 'joi';
import {findPropDefaults} from './propDefaults';
import {accepts, maxCharacters, type Control, type Controls} from './types';

const control = Joi.object().when('.type', {
  switch: [
    {is: 'boolean', then: Joi.object({type: Joi.string(), default: Joi.boolean().strict().required()})},
    {
      is: 'union',
      then: Joi.object({
        type: Joi.string(),
        options: Joi.array().items(Joi.string()).min(2).unique().required(),
        default: Joi.string().required(),
      }),
    },
    {
      is: 'number',
      then: Joi.object({
        type: Joi.string(),
        min: Joi.number().strict().required(),
        max: Joi.number().strict().greater(Joi.ref('min')).required(),
        step: Joi.number().strict().positive(),
        default: Joi.number().strict().required(),
      }),
    },
    {
      is: 'text',
      then: Joi.object({type: Joi.string(), default: Joi.string().max(maxCharacters).required()}),
    },
  ],
  otherwise: Joi.object({type: Joi.valid('boolean', 'union', 'number', 'text').required()}),
});

const schema = Joi.object<Controls>()
  .pattern(/^[A-Za-z_$][\w$]*$/, control)
  .min(1)
  .required();

/**
 * Checks what a `.controls.ts` file declares, also against its demo: each control is a prop that the default export
 * destructures with the same literal as default, so that the code that a reader copies shows what the reader saw.
 *
 * @param data - the file's default export
 * @param source - the demo
 * @throws an error that says what is wrong
 */
export function validateControls(data: unknown, source: string): Controls {
  const result = schema.validate(data);
  if (result.error) {
    throw new Error(result.error.message);
  }
  const controls = result.value;
  const inSource = new Map(findPropDefaults(source).map((each) => [each.name, each.value]));
  for (const [name, each] of Object.entries(controls)) {
    checkControl(name, each, inSource.get(name));
  }
  return controls;
}

function checkControl(name: string, each: Control, inSource: unknown): void {
  const literal = JSON.stringify(each.default);
  if (!accepts(each, each.default)) {
    throw new Error(`The default ${literal} of "${name}" is not among the values that the control accepts`);
  }
  if (inSource === undefined) {
    throw new Error(
      `The demo has no prop "${name}" with a literal default: export default function Name({${name} = ${literal}})`,
    );
  }
  if (inSource !== each.default) {
    throw new Error(
      `The default of "${name}" is ${literal} here and ${JSON.stringify(inSource)} in the demo: write the same`,
    );
  }
}
