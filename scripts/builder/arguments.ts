import {parseArgs} from 'node:util';
import {currentName} from '../../plugins/library-versions/build/versions';
import type {BuildPart} from './parts';
import {PlainError} from '../../src/lib/node/say.mjs';

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

/** The command was called in another way than it can be. */
export class ArgumentError extends PlainError {}

/**
 * Reads the arguments of `npm run build`: nothing for everything, `--current` for the current version in all languages,
 * `--part en-v7` (as often as wanted) for parts alone, `--assemble` to put together what is there, `--compress` for the
 * compressed copies that a host serves, which take as long as the pages.
 *
 * @param parts all that there are
 * @throws {ArgumentError} that says what is possible
 */
export function readOrder(args: readonly string[], parts: readonly BuildPart[]): BuildOrder {
  const {part: names = [], assemble = false, compress = false, current = false} = parse(args);
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  const known = parts.map(({name}) => name).join(', ');
  if (unknown !== undefined) throw new ArgumentError(`There is no part "${unknown}". There are: ${known}`);
  if (assemble && names.length > 0) {
    throw new ArgumentError('--part builds and --assemble puts together: one of them at a time');
  }
  if (current && names.length > 0) {
    throw new ArgumentError('--current stands for parts of its own: it does not go with --part');
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

interface Arguments {
  part?: string[];
  assemble?: boolean;
  compress?: boolean;
  current?: boolean;
}

function parse(args: readonly string[]): Arguments {
  try {
    const options = {
      part: {type: 'string', multiple: true},
      assemble: {type: 'boolean'},
      compress: {type: 'boolean'},
      current: {type: 'boolean'},
    } as const;
    return parseArgs({args: [...args], options}).values;
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}
