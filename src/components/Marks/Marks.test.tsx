// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, describe, expect, it} from 'vitest';
import {Marks, Plan} from '.';

afterEach(cleanup);

const all = {newFeature: true, planned: true, unstable: true};

describe('marks', () => {
  it.each([
    [{plan: 'pro'}, 'Pro (Part of the Pro plan)'],
    [{plan: 'premium'}, 'Premium (Part of the Premium plan)'],
    [{newFeature: true}, 'New (New in this version)'],
    [{planned: true}, 'Planned (Planned: does not exist yet)'],
    [{unstable: true}, 'Preview (Preview: its API may still change)'],
  ] as const)('%j has a text for screen readers', (flags, text) => {
    const {container} = render(<Marks {...flags} />);
    expect(container.textContent.trim()).toBe(text);
    const [, meaning] = /\((.*)\)/.exec(text) ?? [];
    expect(screen.getByText(`(${meaning ?? ''})`)).toBeDefined();
  });

  it('stand in a fixed order; none without flags', () => {
    const {container} = render(<Marks {...all} plan="premium" />);
    const kinds = [...container.querySelectorAll('[data-mark]')].map((mark) =>
      mark.getAttribute('data-mark'),
    );
    expect(kinds).toEqual(['premium', 'newFeature', 'planned', 'unstable']);
    expect(renderToStaticMarkup(<Marks newFeature={false} />)).toBe('');
  });

  it('stand behind a space, which is on their side in text of either direction; none in lists', () => {
    const {container} = render(<Marks {...all} />);
    expect([...container.childNodes].map((node) => node.nodeName)).toEqual([
      '#text',
      'SPAN',
      '#text',
      'SPAN',
      '#text',
      'SPAN',
    ]);
    expect(renderToStaticMarkup(<Marks small newFeature />)).toMatch(/^<span/);
  });

  it('the plan mark of a heading is the one of the page', () => {
    expect(renderToStaticMarkup(<Marks plan="pro" />)).toBe(` ${renderToStaticMarkup(<Plan plan="pro" />)}`);
  });
});
