import type {ApiSectionKind} from './types';

/** What the anchor of an entry begins with; the rest is its name, as it is written. */
const prefixes: Readonly<Record<ApiSectionKind, string>> = {
  props: 'prop',
  properties: 'prop',
  options: 'option',
  returned: 'result',
  slots: 'slot',
  classes: 'class',
  events: 'event',
  methods: 'method',
  selectors: 'selector',
};

/** The anchor of an entry: `prop-rowHeight`, `class-cell--editable`. */
export function toAnchor(kind: ApiSectionKind, name: string): string {
  return `${prefixes[kind]}-${name.replace(/\s+/g, '-')}`;
}
