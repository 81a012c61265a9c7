// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {LANGUAGES_IN_PROGRESS, SUPPORTED_LANGUAGES} from '@site/src/navigation';
import {DocsProvider, useDocsConfig} from './DocsProvider';

describe('the configuration of the documentation', () => {
  it('is not there without its provider, and says so', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(useDocsConfig)).toThrow(
      new Error(
        'Could not find docs config context value; please ensure the component is wrapped in a DocsProvider',
      ),
    );
  });

  it('tells complete languages from those that are being translated', () => {
    const {result} = renderHook(useDocsConfig, {wrapper: DocsProvider});
    expect(result.current).toEqual({
      languages: SUPPORTED_LANGUAGES,
      languagesInProgress: LANGUAGES_IN_PROGRESS,
    });
  });
});
