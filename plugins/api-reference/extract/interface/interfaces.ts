import type {ApiInterface, ApiTypeNode} from '../../model/types';
import {typesOfPage} from '../../model/walkTypes';
import {typesWithPage} from '../../exceptions';
import type {ExtractContext} from '../context';
import type {ApiExport} from '../exports';
import {findCandidates, type Candidate} from './candidates';
import {readInterface} from './interface';

/** Whether a type gets a page of its own. */
function deserves(
  {exported, hasComment, hasDocumentedMember, isAlias}: Candidate,
  isDirect: boolean,
): boolean {
  return typesWithPage[exported.name]?.page ?? (isAlias || hasComment || (isDirect && hasDocumentedMember));
}

/**
 * The pages of the types that a reader meets: those that a component, hook, event or selector names, and the
 * documented types and the aliases that these name in turn.
 *
 * @param shown - the types that the other pages show
 */
export function readInterfaces(context: ExtractContext, shown: readonly ApiTypeNode[]): ApiInterface[] {
  const candidates = findCandidates(context);
  const pages = new Map<ApiExport, ApiInterface>();
  const queue: {exported: ApiExport}[] = [];

  const add = (candidate: Candidate): void => {
    if (!pages.has(candidate.exported)) {
      pages.set(candidate.exported, readInterface(context, candidate.exported));
      queue.push(candidate);
    }
  };
  const meet = (nodes: readonly ApiTypeNode[], isDirect: boolean): void => {
    for (const node of nodes) {
      const symbol = node.kind === 'name' ? context.references.get(node) : undefined;
      const candidate = symbol && candidates.get(symbol);
      if (candidate && deserves(candidate, isDirect)) {
        add(candidate);
      }
    }
  };

  meet(shown, true);
  for (const candidate of candidates.values()) {
    if (typesWithPage[candidate.exported.name]?.page) {
      add(candidate);
    }
  }
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const page = pages.get(next.exported);
    meet(page ? typesOfPage(page) : [], false);
  }
  return [...pages.values()];
}
