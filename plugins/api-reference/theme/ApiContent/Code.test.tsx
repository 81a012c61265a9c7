// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {Code} from './Code';

afterEach(cleanup);

it('each button of a page says what it copies, and begins with the word that is seen', () => {
  const packages = ['@mui/x-data-grid', '@mui/x-data-grid-pro'];
  render(packages.map((name) => <Code key={name} what={name} html="import" />));
  const buttons = packages.map((name) => screen.getByRole('button', {name: `Copy ${name}`}));
  expect(buttons.map(({textContent}) => textContent)).toEqual(['Copy', 'Copy']);
});
