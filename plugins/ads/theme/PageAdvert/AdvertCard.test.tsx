// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {AdvertCard} from './AdvertCard';

const advert = {
  link: 'https://a.example.com/',
  img: 'https://a.example.com/missing.png',
  name: '',
  description: 'Sensors that last.',
  poweredby: 'Carbon',
  label: 'carbon-body-top-image',
};

afterEach(cleanup);

it('leaves the room of a picture that did not arrive to the text, until another one comes', () => {
  const {container, rerender} = render(<AdvertCard advert={advert} />);
  const picture = () => container.querySelector('img');
  fireEvent.error(picture() ?? container);
  expect(picture()?.hidden).toBe(true);
  expect(screen.getByText('Sensors that last.')).toBeDefined();
  rerender(<AdvertCard advert={{...advert, img: 'https://a.example.com/other.png'}} />);
  expect(picture()?.hidden).toBe(false);
});
