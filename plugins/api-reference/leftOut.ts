import {reasonToLeaveOut} from './exceptions';
import {readSymbolComment, isIgnored} from './extract/comments';
import {mainSymbol, type ApiExport} from './extract/exports';
import type {Extraction} from './extract/extractModel';

/** An export that readers can import and that has no page. */
export interface LeftOutExport {
  name: string;
  /** `undefined` when nothing says why: a fault. */
  reason: string | undefined;
}

/** Why an export has no page, as far as the exceptions or its own comment say it. */
export function leftOutReason(exported: ApiExport): string | undefined {
  const {kind, name} = exported;
  const isDocumentedKind = kind === 'component' || kind === 'hook' || kind === 'type';
  return (
    (isDocumentedKind ? reasonToLeaveOut(kind, name) : undefined) ??
    (isIgnored(readSymbolComment(mainSymbol(exported)))
      ? 'its comment asks not to document it'
      : isDocumentedKind
        ? undefined
        : 'a value, whose type has no name of its own')
  );
}

/** The exported components and hooks that have no page, with the reason of each. */
export function leftOutExports({model, context}: Pick<Extraction, 'model' | 'context'>): LeftOutExport[] {
  const pages = new Set(model.pages.map(({product, name}) => `${product}/${name}`));
  return context.exports
    .filter(({kind}) => kind === 'component' || kind === 'hook')
    .filter(({product, name}) => !pages.has(`${product}/${name}`))
    .map((exported) => ({name: exported.name, reason: leftOutReason(exported)}));
}
