// @vitest-environment jsdom
import {cleanup, render, renderHook} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {AdProvider, useAdConfig, type AdConfig} from '.';

vi.mock('@generated/docusaurus-plugin-ads/default/config.json', () => ({
  default: {scriptUrl: 'https://ads.example.com/script.js', elementId: 'carbonads'},
}));

afterEach(cleanup);

describe('the configuration of the adverts', () => {
  it('is not there without its provider, and says so', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(useAdConfig)).toThrow(
      new Error(
        'Could not find docs ad config context value; please ensure the component is wrapped in an AdProvider',
      ),
    );
  });

  it('has one draw for all blocks of a page load', () => {
    const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValue(0.9);
    const seen: AdConfig[] = [];
    function Reader() {
      seen.push(useAdConfig());
      return null;
    }
    const site = (pages: number) => (
      <AdProvider>
        {Array.from({length: pages}, (_, page) => (
          <Reader key={page} />
        ))}
      </AdProvider>
    );
    const {rerender} = render(site(1));
    rerender(site(3));
    expect(random).toHaveBeenCalledTimes(1);
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toEqual({
      scriptUrl: 'https://ads.example.com/script.js',
      elementId: 'carbonads',
      shape: 'inline',
    });
  });
});
