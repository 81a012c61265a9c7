import {describe, expect, it} from 'vitest';
import {blockView} from './blockView';
import {blockLabel} from './labels';

const advert = {
  link: 'https://a.example.com/',
  name: '',
  description: 'Text',
  poweredby: 'Carbon',
  label: 'x',
};
const base = {searching: true, outcome: 'searching', filledBefore: false, draw: 0.5} as const;
const message = 0.1;

describe('what the block shows', () => {
  it('without a search an in-house ad at once, which accuses nobody', () => {
    for (const draw of [message, base.draw]) {
      expect(blockView({...base, searching: false, draw})).toBe('in-house');
    }
  });

  it('nothing while the search goes on', () => {
    expect(blockView(base)).toBeNull();
  });

  it('the in-house ad stays when the search begins after it', () => {
    expect(blockView({...base, filledBefore: true})).toBe('in-house');
  });

  it('the message or a named in-house ad when a blocker is assumed', () => {
    expect(blockView({...base, outcome: 'blocker', draw: message})).toBe('in-house-adblock');
    expect(blockView({...base, outcome: 'blocker'})).toBe('in-house-templates');
  });

  it('the ad when it is there', () => {
    expect(blockView({...base, outcome: advert})).toBe('carbon');
  });

  it('its label for analytics', () => {
    expect(blockLabel('carbon', 'image')).toBe('carbon-body-top-image');
    expect(blockLabel('in-house-themes', 'inline')).toBe('in-house-themes-body-top-inline');
  });
});
