// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {highlight} from '../highlight';
import {applyControls} from './applyControls';
import {showControls} from './showControls';

const source =
  "export default function A({size = 'medium', height = -2, wide = false}: Props) {\n  return size;\n}";
const defaults = {size: 'medium', height: -2, wide: false};

function code(): HTMLElement {
  const element = document.createElement('code');
  element.innerHTML = highlight(source, 'tsx');
  return element;
}

describe('showControls', () => {
  it('gives highlighted code the text that applyControls gives, and keeps its tokens', () => {
    const element = code();
    const values = {size: '<b>&', height: 30, wide: true};
    showControls(element, values, defaults);
    expect(element.textContent).toBe(applyControls(source, values));
    expect(element.querySelector('b')).toBeNull();
    expect([...element.querySelectorAll('[data-turned]')].map((token) => token.textContent)).toContain(
      "'<b>&'",
    );
    expect([...element.querySelectorAll('.code-number')].map((token) => token.textContent)).toContain('true');
  });

  it('does nothing the second time, and comes back to the source without marks', () => {
    const element = code();
    showControls(element, {size: 'small'}, defaults);
    const once = element.innerHTML;
    showControls(element, {size: 'small'}, defaults);
    expect(element.innerHTML).toBe(once);
    showControls(element, defaults, defaults);
    expect(element.textContent).toBe(source);
    expect(element.querySelector('[data-turned]')).toBeNull();
  });
});
