import type {PhrasingContent} from 'mdast';
import {colonAfter, inlineCode, joined, strong, text as textNode} from '../../../src/mdx/markdownNodes';
import {planLabel} from '../../../src/mdx/marks';
import type {InterfaceText} from '../../../src/mdx/markdownPage';
import type {ApiDeprecation, ApiPlan, ApiSignature, ApiTypeNode} from '../model/types';
import {aliasesIn, type FindValues} from '../view/aliasValues';
import {typeText} from '../model/typeText';

/** What all pages of a reference share. */
export interface ApiTexts {
  readonly text: InterfaceText;
  /** Whether the version before did not have it: by address below the base address. */
  readonly isNew: (path: string) => boolean;
  /** Name of this version: `v8`. */
  readonly version: string;
  /** A description on one line; components share most of theirs, so each is read once. */
  readonly line: (markdown: string) => PhrasingContent[];
  /** The values of a type that is a list of them. */
  readonly findValues: FindValues;
}

/** What a cell with a name needs to know. */
export interface NamedEntry {
  readonly name: string;
  readonly plan?: ApiPlan;
  readonly required?: boolean;
}

/** The plan behind a name: ` (Pro)`; nothing for the free one. */
export function planMark(plan: ApiPlan): string {
  return plan === 'community' ? '' : ` (${planLabel(plan)})`;
}

/** The name of an entry with its marks: `rows` (Required, Pro, New in v8). */
export function nameCell(
  {name, plan = 'community', required = false}: NamedEntry,
  path: string,
  {text, isNew, version}: ApiTexts,
): PhrasingContent[] {
  const marks = [
    ...(required ? [text('apiReference.entry.required')] : []),
    ...(plan === 'community' ? [] : [planLabel(plan)]),
    ...(isNew(path) ? [text('apiReference.entry.since', {version})] : []),
  ];
  return [inlineCode(name), ...(marks.length > 0 ? [textNode(` (${marks.join(', ')})`)] : [])];
}

/** Code of a cell; nothing for what is not there. */
export function codeCell(code: string | null | undefined): PhrasingContent[] {
  return code === null || code === undefined || code === '' ? [] : [inlineCode(code.replace(/\s+/g, ' '))];
}

/** The aliases in a type with what they stand for, as TypeScript. */
export function valueTexts(type: ApiTypeNode, {findValues}: Pick<ApiTexts, 'findValues'>): string[] {
  return aliasesIn(type, findValues).map(({name, values}) => `${name} = ${typeText(values)}`);
}

/** That something is deprecated, and what to use instead. */
export function deprecatedLine(deprecated: ApiDeprecation | null, {text, line}: ApiTexts): PhrasingContent[] {
  const label = text('apiReference.deprecated');
  return deprecated
    ? [
        strong(label),
        ...(deprecated.text === '' ? [] : [textNode(colonAfter(label)), ...line(deprecated.text)]),
      ]
    : [];
}

/** Parameters and result of a function, where the packages say more about them than their types. */
export function callLines(signature: ApiSignature | null, {text, line}: ApiTexts): PhrasingContent[][] {
  if (!signature) {
    return [];
  }
  const params = signature.params.filter(({description}) => description !== '');
  const {returns} = signature;
  const result = text('apiReference.call.returns');
  return [
    ...params.map(({name, description}) => [inlineCode(name), textNode(': '), ...line(description)]),
    ...(returns.description === ''
      ? []
      : [[textNode(result + colonAfter(result)), ...line(returns.description)]]),
  ];
}

/** What a description cell holds: its parts one behind the other. */
export function descriptionCell(parts: readonly (readonly PhrasingContent[])[]): PhrasingContent[] {
  return joined(
    parts.filter((part) => part.length > 0),
    ' ',
  );
}
