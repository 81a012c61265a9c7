import type {Code, RootContent} from 'mdast';
import {code, commandBlock} from '../../../src/mdx/markdownNodes';
import {readFence} from '../fences/fence';
import {managerCommands} from '../fences/managerCommands';

/**
 * A code fence without what only the page can show: marked lines and line numbers.
 *
 * @throws an error for an option that fences do not have, and for a command that has no form for a package manager
 */
export function fenceForm({value, lang, meta}: Code): RootContent[] {
  const fence = readFence(value, lang ?? '', meta ?? '');
  return [fence.managers ? commandBlock(managerCommands(value)) : code(value, fence.language, fence.title)];
}
