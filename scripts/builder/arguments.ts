import {parseArgs} from 'node:util';
import {currentName} from '../../plugins/library-versions/build/versions';
import type {BuildPart} from './parts';
import {PlainError} from '../../src/lib/node/terminal.mjs';

/** What `npm run build` is asked for. */
export interface BuildOrder {
  readonly parts: readonly BuildPart[];
  /** Whether the parts are built; otherwise those that are there are put together. */
  readonly builds: boolean;
  /** Whether `build/` is made of them. */
  readonly assembles: boolean;
  /** Whether compressed copies are put beside the files, as the production host wants them. */
  readonly compresses: boolean;
}

/**
 * Reads the arguments of `npm run build`: nothing for everything, `--current` for the current version in all languages,
 * `--part en-v7` (as often as wanted) for parts alone, `--assemble` to put together what is there, `--compress` for the
 * compressed copies that a host serves, which take as long as the pages.
 *
 * @param parts all that there are
 * @throws {PlainError} that says what is possible; for an unknown option that of `parseArgs`
 */
export function readOrder(args: readonly string[], parts: readonly BuildPart[]): BuildOrder {
  const {values} = parseArgs({
    args: [...args],
    options: {
      part: {type: 'string', multiple: true, default: []},
      assemble: {type: 'boolean', default: false},
      compress: {type: 'boolean', default: false},
      current: {type: 'boolean', default: false},
    },
  });
  const {part: names, assemble, compress, current} = values;
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  const known = parts.map(({name}) => name).join(', ');
  if (unknown !== undefined) throw new PlainError(`There is no part "${unknown}". There are: ${known}`);
  if (assemble && names.length > 0) {
    throw new PlainError('--part builds and --assemble puts together: one of them at a time');
  }
  if (current && names.length > 0) {
    throw new PlainError('--current stands for parts of its own: it does not go with --part');
  }
  const isWanted = ({name, version}: BuildPart) =>
    current ? version === currentName : names.length === 0 || names.includes(name);
  return {
    parts: parts.filter(isWanted),
    builds: !assemble,
    assembles: names.length === 0,
    compresses: compress,
  };
}
