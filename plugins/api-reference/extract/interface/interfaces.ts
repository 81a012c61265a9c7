import type {ApiInterface, ApiTypeNode} from '../../model/types';
import {getPageTypes} from '../../model/walkTypes';
import type {ExtractContext} from '../context';
import type {ApiExport} from '../exports';
import {findCandidates} from './candidates';
import {readInterface} from './interface';

/**
 * The pages of the types that a reader meets: those that a component, hook, event or selector names, and those that
 * these name in turn.
 *
 * @param shown - the types that the other pages show
 * @param pages - the names of the components and hooks that have a page
 */
export function readInterfaces(
  context: ExtractContext,
  shown: readonly ApiTypeNode[],
  pages: ReadonlySet<string>,
): ApiInterface[] {
  const candidates = findCandidates(context, pages);
  const found = new Map<ApiExport, ApiInterface>();
  const meet = (nodes: readonly ApiTypeNode[]): void => {
    for (const node of nodes) {
      const symbol = node.kind === 'name' ? context.references.get(node) : undefined;
      const exported = symbol && candidates.get(symbol);
      if (exported && !found.has(exported)) {
        found.set(exported, readInterface(context, exported));
      }
    }
  };
  meet(shown);
  // A map that grows while it is walked is walked to its new end.
  for (const page of found.values()) {
    meet(getPageTypes(page));
  }
  return [...found.values()];
}
