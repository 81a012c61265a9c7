import {describe, expect, it} from 'vitest';
import {validateControls} from './validateControls';

const source = "export default function Orders({size = 'medium', pageSize = 25}: Props) {}";

describe('validateControls', () => {
  it('accepts what the demo destructures', () => {
    const controls = {
      size: {type: 'union', options: ['small', 'medium'], default: 'medium'},
      pageSize: {type: 'number', min: 5, max: 50, default: 25},
    };
    expect(validateControls(controls, source)).toEqual(controls);
  });

  it.each([
    [undefined, /required/],
    [{}, /at least 1 key/],
    [{size: {type: 'color', default: 'medium'}}, /"size.type" must be one of/],
    [
      {size: {type: 'union', options: ['medium'], default: 'medium'}},
      /"size.options" must contain at least 2/,
    ],
    [{pageSize: {type: 'number', min: 5, default: 25}}, /"pageSize.max" is required/],
    [{pageSize: {type: 'number', min: 5, max: 20, default: 25}}, /default 25 of "pageSize" is not among/],
    [{size: {type: 'text', default: 'medium', max: 3}}, /"size.max" is not allowed/],
    [{size: {type: 'text', default: 'small'}}, /"small" here and "medium" in the demo/],
    [{color: {type: 'text', default: 'red'}}, /no prop "color" with a literal default/],
  ])('refuses %j', (data, message) => {
    expect(() => validateControls(data, source)).toThrow(message);
  });
});
