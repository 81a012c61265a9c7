import {describe, expect, it} from 'vitest';
import {applyControls, toLiteral} from './applyControls';
import {findPropDefaults} from './propDefaults';

const typescript = `type Props = {size?: string; loading?: boolean};

export default function Orders({size = 'medium', loading = false, rows = [{size = 1}], pageSize = 25}: Props) {
  const size2 = 'medium';
  return <Grid size={size} title="size = 'medium'" />;
}
`;

describe('findPropDefaults', () => {
  it('finds the literals of the default export, and nothing nested or later', () => {
    const found = findPropDefaults(typescript);
    expect(found.map(({name, value}) => [name, value])).toEqual([
      ['size', 'medium'],
      ['loading', false],
      ['pageSize', 25],
    ]);
    expect(found.map(({start, end}) => typescript.slice(start, end))).toEqual(["'medium'", 'false', '25']);
  });

  it('reads a pattern over several lines, with comments and a closing comma', () => {
    const source = `export default function A({
  // the look, = 'x',
  look = "it's",
  /* meters */ height = -2.5,
}) {}`;
    expect(findPropDefaults(source).map(({name, value}) => [name, value])).toEqual([
      ['look', "it's"],
      ['height', -2.5],
    ]);
  });

  it('finds nothing in a demo without props', () => {
    expect(findPropDefaults('export default function A() {}')).toEqual([]);
    expect(findPropDefaults('export default function A(props) {}')).toEqual([]);
  });
});

describe('applyControls', () => {
  it('replaces the defaults and leaves the rest as it is', () => {
    expect(applyControls(typescript, {size: 'small', loading: true, pageSize: 5, other: 1})).toBe(
      typescript
        .replace("{size = 'medium', loading = false,", "{size = 'small', loading = true,")
        .replace('pageSize = 25', 'pageSize = 5'),
    );
  });

  it('gives the same text for the defaults, and comes back to it', () => {
    expect(applyControls(typescript, {size: 'medium', loading: false})).toBe(typescript);
    expect(applyControls(applyControls(typescript, {size: "o'clock"}), {size: 'medium'})).toBe(typescript);
  });

  it('has no trap in the names that every object has', () => {
    const source = "export default function A({constructor = 'a'}) {}";
    expect(applyControls(source, {})).toBe(source);
  });
});

describe('toLiteral', () => {
  it.each([
    ['a', "'a'"],
    ["o'clock", '"o\'clock"'],
    [`'"`, `'\\'"'`],
    ['\\', "'\\\\'"],
    [true, 'true'],
    [-2.5, '-2.5'],
  ])('writes %j', (value, literal) => {
    expect(toLiteral(value)).toBe(literal);
    expect(findPropDefaults(`export default function A({a = ${literal}}) {}`)[0]?.value).toBe(value);
  });
});
