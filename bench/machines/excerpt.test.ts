import {describe, expect, it} from 'vitest';
import {cutExcerpt, fenced} from './excerpt';

describe('what is shown of a long text', () => {
  it('is its beginning, and how much was left out', () => {
    const text = Array.from({length: 70}, (_, line) => `line ${line}`).join('\n');
    expect(cutExcerpt(`${text}\n`).split('\n').slice(-2)).toEqual(['line 39', '… 30 more lines']);
    expect(cutExcerpt('one\n\ntwo\n')).toBe('one\n\ntwo');
    expect(cutExcerpt('a'.repeat(400))).toBe(`${'a'.repeat(300)}…`);
  });

  it('stands in a fence that no fence of its own ends', () => {
    expect(fenced('a', 'text')).toBe('```text\na\n```');
    expect(fenced('````md\n```', 'md')).toBe('`````md\n````md\n```\n`````');
  });
});
