// @vitest-environment jsdom
import {afterEach, describe, expect, it} from 'vitest';
import {getClickEvent} from './clicks';

const never = () => {
  throw new Error('No draw without a share');
};

function element(html: string, id = 'target'): Element | null {
  document.body.innerHTML = html;
  return document.getElementById(id);
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a click', () => {
  it('is the event of the nearest element that names a category', () => {
    const target = element(`
      <div data-ga-event-category="outer" data-ga-event-action="no">
        <button data-ga-event-category="demo" data-ga-event-action="expand" data-ga-event-label="Basic">
          <svg><path id="target" /></svg>
        </button>
      </div>`);
    expect(getClickEvent(target, never)).toEqual({
      name: 'demo',
      parameters: {eventAction: 'expand', eventLabel: 'Basic'},
    });
  });

  it('has no parameter for an attribute that is not there', () => {
    expect(getClickEvent(element('<a id="target" data-ga-event-category="home">x</a>'), never)).toEqual({
      name: 'home',
      parameters: {},
    });
  });

  it('is none elsewhere', () => {
    expect(getClickEvent(element('<p id="target">x</p>'), never)).toBeNull();
    expect(getClickEvent(element('<p id="target" data-ga-event-category="">x</p>'), never)).toBeNull();
    expect(getClickEvent(document, never)).toBeNull();
    expect(getClickEvent(null, never)).toBeNull();
  });

  it('is kept for about its share', () => {
    const target = element('<a id="target" data-ga-event-category="ad" data-ga-event-split="0.1">x</a>');
    const draws = Array.from({length: 1000}, (_, index) => index / 1000);
    expect(draws.filter((draw) => getClickEvent(target, () => draw))).toHaveLength(100);
  });
});
