import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {scopeSelectors} from './scopeSelectors';

const scope = ':where([data-demo], body > :not(#__docusaurus))';

async function scoped(css: string): Promise<string> {
  return (await postcss([scopeSelectors()]).process(css, {from: undefined})).css;
}

describe('style sheets of demos', () => {
  it.each([
    ['.a {}', `${scope} .a {}`],
    ['.a, .b {}', `${scope} .a, ${scope} .b {}`],
    [':root, :host {}', `${scope} {}`],
    ['@layer x { .a { &:hover {} } }', `@layer x { ${scope} .a { &:hover {} } }`],
    ['@keyframes x { from {} 50% {} }', '@keyframes x { from {} 50% {} }'],
  ])('%s counts in demos alone', async (css, expected) => {
    expect(await scoped(css)).toBe(expected);
  });
});
