import {describe, expect, it} from 'vitest';
import {joinHanLines} from './remarkJoinHanLines';

describe('wrapped Chinese text', () => {
  it.each([
    ['第一行\n第二行', '第一行第二行'],
    ['句号。\n下一句', '句号。下一句'],
    ['使用 React\n组件', '使用 React\n组件'],
    ['English\nlines stay', 'English\nlines stay'],
  ])('joins %j to %j', (text, joined) => {
    expect(joinHanLines(text)).toBe(joined);
  });
});
