import {describe, expect, it} from 'vitest';
import {parseDeprecation, isIgnored, parseComment, readable, tagText, withoutLinkLists} from './comments';

function comment(...lines: string[]) {
  return parseComment(`/**\n${lines.map((line) => `   * ${line}`).join('\n')}\n   */`);
}

describe('parseComment', () => {
  it('takes description and tags apart', () => {
    const parsed = comment(
      'The rows.',
      'On two lines.',
      '@default []',
      '@param {number} a First.',
      'And more.',
    );
    expect(parsed.description).toBe('The rows.\nOn two lines.');
    expect(parsed.tags).toEqual([
      {name: 'default', text: '[]'},
      {name: 'param', text: '{number} a First.\nAnd more.'},
    ]);
  });

  it('reads a comment on one line', () => {
    expect(parseComment('/** Styles of the root. */').description).toBe('Styles of the root.');
  });

  it('leaves code in a fence alone', () => {
    expect(comment('Like this:', '```ts', '@decorated', '```', '@default 1')).toEqual({
      description: 'Like this:\n```ts\n@decorated\n```',
      tags: [{name: 'default', text: '1'}],
    });
  });
});

describe('parseDeprecation', () => {
  it('names the replacement', () => {
    expect(parseDeprecation(comment('Old.', '@deprecated Use `setRowPosition()` instead.'))).toEqual({
      text: 'Use `setRowPosition()` instead.',
      replacement: 'setRowPosition',
    });
  });

  it('keeps the description that follows a leading tag out', () => {
    const leading = comment('@deprecated Use `barLabel` in the series.', 'Formats the label.');
    expect(parseDeprecation(leading)?.text).toBe('Use `barLabel` in the series.');
  });

  it('has no replacement where the text names none', () => {
    expect(parseDeprecation(comment('Old.', '@deprecated No longer needed.'))).toEqual({
      text: 'No longer needed.',
    });
  });

  it('is null without the tag', () => {
    expect(parseDeprecation(comment('New.'))).toBeNull();
  });
});

it('sees what the packages do not document', () => {
  expect(isIgnored(comment('@ignore - do not document.'))).toBe(true);
  expect(isIgnored(comment('Shown.'))).toBe(false);
});

it('finds the text of a tag', () => {
  expect(tagText(comment('@category Sorting'), 'category')).toBe('Sorting');
  expect(tagText(comment('@category Sorting'), 'default')).toBeUndefined();
});

it('writes references as Markdown', () => {
  expect(readable('Called with a [[GridRowParams]] object.')).toBe('Called with a `GridRowParams` object.');
  expect(readable('See {@link https://example.com/a docs of a}.')).toBe(
    'See [docs of a](https://example.com/a).',
  );
});

it('leaves out lists of links to other sites', () => {
  const text =
    'Draws bars.\n\nDemos:\n\n- [Bars](https://example.com/)\n\nAPI:\n\n- [Bar](https://example.com/b/)';
  expect(withoutLinkLists(text)).toBe('Draws bars.');
});
