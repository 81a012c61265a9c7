import type ts from 'typescript';
import {componentsWithOldPropTypes, propsForComposition} from '../../exceptions';
import {readSymbolComment, isIgnored, type DocComment} from '../comments';
import type {ExtractContext} from '../context';
import {findPropTypes, type PropTypesReading, type PublishedModule} from '../propTypes/readPropTypes';
import {readComponentProps, type ComponentProps} from './componentProps';
import {mainSymbol, type ApiExport} from '../exports';

/** A component as its two sources have it. */
export interface ComponentReadings {
  component: ApiExport;
  /** The documented props of `propTypes`; `null` for a component without. */
  propTypes: PropTypesReading | null;
  /** The published module that has it. */
  module: PublishedModule;
  /** All props of the declarations. */
  types: ComponentProps;
  /** Names of the documented props that the packages themselves declare; of all that they declare, where none is. */
  declared: ReadonlySet<string>;
}

function isDocumentedComment(comment: DocComment): boolean {
  return !isIgnored(comment) && (comment.description !== '' || comment.tags.length > 0);
}

/**
 * Reads a component from both sources.
 *
 * @throws an error that names the component when it cannot be read
 */
export function readBoth(context: ExtractContext, component: ApiExport): ComponentReadings {
  const symbol = mainSymbol(component);
  const types = readComponentProps(context, component);
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const module = context.getModule(file);
  if (!module) {
    throw new Error(`The component "${component.name}" cannot be read: no module stands beside ${file}`);
  }
  const found = componentsWithOldPropTypes.has(component.name) ? null : findPropTypes(module, symbol.name);
  const propTypes = found && new Map([...found].filter(([, {comment}]) => isDocumentedComment(comment)));
  const candidates = [...types.symbols.values()].filter(
    (prop) =>
      !propsForComposition.has(prop.name) &&
      (prop.declarations ?? []).some(context.reader.isDocumented) &&
      !isIgnored(readSymbolComment(prop)),
  );
  const documented = candidates.filter((prop) => isDocumentedComment(readSymbolComment(prop)));
  const toNames = (props: readonly ts.Symbol[]) => new Set(props.map(({name}) => name));
  // Where nothing is written about any prop, all of them are shown with their types alone.
  return documented.length === 0 && !propTypes?.size
    ? {component, module, propTypes: null, types, declared: toNames(candidates)}
    : {component, module, propTypes, types, declared: toNames(documented)};
}

/** The names of the props that belong on the page of the component. */
export function getPropNames({propTypes, declared}: ComponentReadings): ReadonlySet<string> {
  return new Set([...(propTypes?.keys() ?? []), ...declared]);
}
