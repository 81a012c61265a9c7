import type {PhrasingContent, Table} from 'mdast';
import {inlineCode, joined, table, text as textNode} from '../../../src/mdx/markdownNodes';
import type {ApiClass, ApiEvent, ApiMember, ApiSelector, ApiSignature, ApiSlot} from '../model/types';
import {toAnchor} from '../view/anchors';
import {isGiven, showsCall} from '../view/entries';
import type {ApiSectionKind} from '../view/types';
import {
  callLines,
  codeCell,
  deprecatedLine,
  descriptionCell,
  nameCell,
  valueTexts,
  type ApiTexts,
} from './cells';

/** How a function is called, as text. */
export function callText({typeParameters, text}: ApiSignature): string {
  return (typeParameters.length > 0 ? `<${typeParameters.map((each) => each.text).join(', ')}>` : '') + text;
}

function heads({text}: ApiTexts, ...columns: ('name' | 'type' | 'default' | 'selector' | 'description')[]) {
  return columns.map((column) =>
    text(column === 'default' ? 'apiReference.entry.default' : `apiReference.column.${column}`),
  );
}

/** A table; none without a row. */
function tableWithRows(columns: readonly string[], rows: readonly PhrasingContent[][][]): Table[] {
  return rows.length > 0 ? [table(columns, rows)] : [];
}

/** Props, properties or methods, options or results of a hook. */
export function memberTable(
  members: readonly ApiMember[],
  kind: ApiSectionKind,
  page: string,
  texts: ApiTexts,
): Table[] {
  return tableWithRows(
    heads(texts, 'name', 'type', 'default', 'description'),
    members.map((member) => {
      const {name, plan, required, type, signature, description, notes, deprecated} = member;
      const isShown = !signature || showsCall(type.node);
      return [
        nameCell({name, plan, required: required && isGiven(kind)}, `${page}#${toAnchor(kind, name)}`, texts),
        joined(
          [isShown ? type.text : callText(signature), ...valueTexts(type.node, texts)].map(codeCell),
          '; ',
        ),
        codeCell(member.default),
        descriptionCell([
          deprecatedLine(deprecated, texts),
          texts.line(description),
          ...callLines(signature, texts),
          ...notes.map(texts.line),
        ]),
      ];
    }),
  );
}

/** The parts of a component that a reader may replace. */
export function slotTable(slots: readonly ApiSlot[], page: string, texts: ApiTexts): Table[] {
  return tableWithRows(
    heads(texts, 'name', 'type', 'default', 'selector', 'description'),
    slots.map(({name, plan, type, default: value, class: className, propsType, description, deprecated}) => [
      nameCell({name, plan}, `${page}#${toAnchor('slots', name)}`, texts),
      codeCell(type.text),
      codeCell(value),
      codeCell(className),
      descriptionCell([
        deprecatedLine(deprecated, texts),
        texts.line(description),
        propsType ? [inlineCode(`slotProps.${name}`), textNode(': '), ...codeCell(propsType.text)] : [],
      ]),
    ]),
  );
}

/** CSS classes. */
export function classTable(classes: readonly ApiClass[], page: string, texts: ApiTexts): Table[] {
  return tableWithRows(
    heads(texts, 'name', 'selector', 'description'),
    classes.map(({key, className, isGlobal, description, deprecated}) => [
      nameCell({name: key}, `${page}#${toAnchor('classes', key)}`, texts),
      codeCell(`.${className}`),
      descriptionCell([
        deprecatedLine(deprecated, texts),
        isGlobal ? [textNode(`${texts.text('apiReference.entry.global')}.`)] : [],
        texts.line(description),
      ]),
    ]),
  );
}

/** Events of the data grid. */
export function eventTable(events: readonly ApiEvent[], page: string, texts: ApiTexts): Table[] {
  const {text} = texts;
  return tableWithRows(
    [
      ...heads(texts, 'name', 'type'),
      text('apiReference.entry.event'),
      text('apiReference.entry.prop'),
      ...heads(texts, 'description'),
    ],
    events.map(({name, plan, params, event, prop, description, deprecated}) => [
      nameCell({name, plan}, `${page}#${toAnchor('events', name)}`, texts),
      codeCell(params?.text),
      codeCell(event.text),
      codeCell(prop),
      descriptionCell([deprecatedLine(deprecated, texts), texts.line(description)]),
    ]),
  );
}

/** State selectors of the data grid. */
export function selectorTable(selectors: readonly ApiSelector[], page: string, texts: ApiTexts): Table[] {
  return tableWithRows(
    heads(texts, 'name', 'type', 'description'),
    selectors.map(({name, plan, signature, description, deprecated}) => [
      nameCell({name, plan}, `${page}#${toAnchor('selectors', name)}`, texts),
      codeCell(callText(signature)),
      descriptionCell([deprecatedLine(deprecated, texts), texts.line(description)]),
    ]),
  );
}
