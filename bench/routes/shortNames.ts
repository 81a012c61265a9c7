import type {Plugin} from '@docusaurus/types';

/**
 * The first step alone, for comparison: chunk files named by id instead of by name, and no map of chunk names in the
 * runtime. Links are then not prefetched, because Docusaurus looks chunks up by name.
 */
export default function pluginShortNames(): Plugin {
  return {
    name: 'bench-short-names',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        mergeStrategy: {plugins: 'replace'},
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        plugins: (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
      };
    },
  };
}
