import {describe, expect, it} from 'vitest';
import {withoutNamesInRuntime} from './routeSections';

class ChunkAssetPlugin {
  readonly apply = (): void => undefined;
}
class OtherPlugin {
  readonly apply = (): void => undefined;
}

describe('withoutNamesInRuntime', () => {
  it('leaves the other plugins where they are', () => {
    const [first, last] = [new OtherPlugin(), new OtherPlugin()];
    const rest = withoutNamesInRuntime([first, new ChunkAssetPlugin(), undefined, last]);
    expect(rest).toHaveLength(3);
    expect(rest[0]).toBe(first);
    expect(rest[2]).toBe(last);
  });

  it('stops the build when the client configuration is another', () => {
    expect(() => withoutNamesInRuntime([new OtherPlugin()])).toThrow('ChunkAssetPlugin');
    expect(() => withoutNamesInRuntime()).toThrow('ChunkAssetPlugin');
  });
});
