import type {Compilation, Compiler} from 'webpack';

import {
  chunkWith,
  cyclicChunks,
  hashesInRuntime,
  pickHashes,
  requestedChunks,
  runtimeWith,
} from './fileNames';
import {UnknownFormError} from './generatedFiles';

const NAME = 'LeanClientFileNames';

/** Called with the files of a named chunk group. */
export type ReportFiles = (chunkName: string, files: string[]) => void;

/**
 * Chunk files are named by id and content hash. The bundler writes the hashes of all of them into the runtime, which
 * every page loads; here each chunk brings the hashes of the files that it can request itself. The bundler replaces
 * hashes by those of the final content afterwards, in the order in which files name each other, so every name still
 * changes exactly when its content does.
 */
export class FileNamesPlugin {
  constructor(private readonly report: ReportFiles) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before minification, so that the sources still read as the bundler writes them.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
        refuseDocCards(compilation);
        moveFileNames(compilation, compiler);
      });
    });
    compiler.hooks.afterEmit.tap(NAME, (compilation) => {
      for (const [name, group] of compilation.namedChunkGroups) {
        this.report(
          name,
          group.getFiles().filter((file) => file.endsWith('.js')),
        );
      }
    });
  }
}

/**
 * @throws Error when the bundle holds `@theme/DocCard`: it reads titles and descriptions of documents in other
 *   sections, which are not in the browser
 */
function refuseDocCards(compilation: Compilation): void {
  for (const module of compilation.modules) {
    if (/[\\/]theme[\\/]DocCard[\\/]/.test(module.identifier())) {
      throw new Error(
        'lean-client: a page uses cards of documents (DocCard, DocCardList or a generated index), which need data of ' +
          'all documents in the browser. Write a list of links instead; see plugins/lean-client/README.md.',
      );
    }
  }
}

function moveFileNames(compilation: Compilation, compiler: Compiler): void {
  const {RawSource} = compiler.webpack.sources;
  const main = compilation.entrypoints.get('main');
  const runtime = main?.getRuntimeChunk();
  const runtimeFile = [...(runtime?.files ?? [])].find((file) => file.endsWith('.js'));
  if (!main || !runtimeFile) {
    throw new UnknownFormError('the client runtime', 'is not a file of its own');
  }
  const readSource = (file: string): string => String(compilation.getAsset(file)?.source.source() ?? '');
  const runtimeSource = readSource(runtimeFile);
  const hashes = hashesInRuntime(runtimeSource);

  const files = new Map<string, string>();
  const requests = new Map<string, string[]>();
  const initial = new Set<string>();
  for (const chunk of compilation.chunks) {
    const id = String(chunk.id);
    const file = [...chunk.files].find((name) => name.endsWith('.js'));
    if (file !== undefined && file !== runtimeFile) {
      files.set(id, file);
      requests.set(id, requestedChunks(readSource(file)));
    }
    if (chunk.canBeInitial()) {
      initial.add(id);
    }
  }

  const cyclic = cyclicChunks(requests);
  const kept = new Set([...initial].flatMap((id) => requests.get(id) ?? []).concat(...cyclic));
  const named = new Set([...kept, ...[...requests.values()].flat()]);
  const orphans = Object.keys(hashes).filter((id) => !named.has(id));
  if (orphans.length > 0) {
    throw new UnknownFormError(
      'the client runtime',
      `names ${orphans.length} chunk(s) that no file requests, such as ${orphans[0]}`,
    );
  }
  compilation.updateAsset(runtimeFile, new RawSource(runtimeWith(runtimeSource, pickHashes(hashes, kept))));
  for (const [id, file] of files) {
    const wanted = initial.has(id) ? [] : (requests.get(id) ?? []).filter((other) => !kept.has(other));
    if (wanted.length > 0) {
      compilation.updateAsset(file, new RawSource(chunkWith(readSource(file), pickHashes(hashes, wanted))));
    }
  }
}
