import {describe, expect, it} from 'vitest';
import {argumentsFor} from './checkArguments.mjs';

const exists = (file: string) => !file.includes('gone');
const ofAll = {args: ['links'], concerns: /\.mdx$/};
const ofEach = {args: ['lint'], all: ['.'], concerns: /\.ts$/, one: (file: string) => `./${file}`};

describe('a check', () => {
  it('reads everything when nothing is said of changes', () => {
    expect([argumentsFor(ofAll, undefined, exists), argumentsFor(ofEach, undefined, exists)]).toEqual([
      ['links'],
      ['lint', '.'],
    ]);
  });

  it('of each file reads the changed ones that concern it, and is left out without one', () => {
    expect(argumentsFor(ofEach, ['a.ts', 'gone.ts', 'b.mdx'], exists)).toEqual(['lint', './a.ts']);
    expect(argumentsFor(ofEach, ['gone.ts', 'b.mdx'], exists)).toBeUndefined();
  });

  it('of the whole runs when a page was only removed: others may link to it', () => {
    expect(argumentsFor(ofAll, ['gone.mdx'], exists)).toEqual(['links']);
    expect(argumentsFor(ofAll, ['a.ts'], exists)).toBeUndefined();
    const ofLinks = {...ofAll, one: (file: string) => file, ofRemoved: true};
    expect(argumentsFor(ofLinks, ['gone.mdx', 'a.ts'], exists)).toEqual(['links', 'gone.mdx']);
  });
});
