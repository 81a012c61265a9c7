import {expect, it} from 'vitest';
import {findPropTypes, parseModule} from './readPropTypes';

const source = `
const BarRaw = React.forwardRef(function Bar(props, ref) { return null; });
const Bar = React.memo(forwardRef(BarRaw));
process.env.NODE_ENV !== "production" ? BarRaw.propTypes = {
  // A comment of the generator.
  /**
   * The size.
   * @default 'small'
   */
  size: PropTypes.oneOf(['large', 'small']).isRequired,
  className: PropTypes.string,
  items: _propTypes.default.arrayOf(_propTypes.default.shape({id: _propTypes.default.number.isRequired})),
  'aria-label': PropTypes.oneOfType([PropTypes.string, PropTypes.func]),
  own: function check() {},
} : void 0;
export { Bar };
`;

it('reads the propTypes of a component through the functions that wrap it', () => {
  const props = findPropTypes(parseModule('Bar.mjs', source), 'Bar');
  expect([...(props ?? [])].map(([name, {required, type}]) => [name, required, type])).toEqual([
    ['size', true, {kind: 'oneOf', values: ["'large'", "'small'"]}],
    ['className', false, {kind: 'simple', name: 'string'}],
    [
      'items',
      false,
      {
        kind: 'arrayOf',
        element: {kind: 'shape', members: {id: {required: true, type: {kind: 'simple', name: 'number'}}}},
      },
    ],
    [
      'aria-label',
      false,
      {
        kind: 'oneOfType',
        members: [
          {kind: 'simple', name: 'string'},
          {kind: 'simple', name: 'func'},
        ],
      },
    ],
    ['own', false, {kind: 'custom'}],
  ]);
  expect(props?.get('size')?.comment).toEqual({
    description: 'The size.',
    tags: [{name: 'default', text: "'small'"}],
  });
  expect(props?.get('className')?.comment.description).toBe('');
});

it('finds none where none are', () => {
  expect(findPropTypes(parseModule('Bar.mjs', 'export const Bar = memo(() => null);'), 'Bar')).toBeNull();
});
