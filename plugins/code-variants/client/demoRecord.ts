import type {ComponentType} from 'react';
import type {DemoCode, DemoRecord, DemoStyling} from '@theme/Demo';
import {inLanguage} from './inLanguage';

/** Imports of one demo by styling; `system` is always there. */
type Loaders<Value> = {system: () => Promise<Value>} & Partial<Record<DemoStyling, () => Promise<Value>>>;

type Facts = Omit<DemoRecord, 'code' | 'loadComponent' | 'loadCode' | 'loadSource'>;

/** The record of a demo in the browser: facts, and imports of everything else (used by the demo loader's output). */
export function demoRecord(
  facts: Facts,
  components: Loaders<{default: ComponentType}>,
  codes: Loaders<{default: DemoCode}>,
): DemoRecord {
  const loadCode = async (styling: DemoStyling) => (await (codes[styling] ?? codes.system)()).default;
  return {
    ...facts,
    code: {ts: {html: ''}, js: {html: ''}, extraFiles: []},
    loadComponent: (styling) => (components[styling] ?? components.system)(),
    loadCode,
    loadSource: async (styling, language) => {
      const code = await loadCode(styling);
      return {
        fileName: `${facts.name}.${language}x`,
        text: `${codeText(code[language].html)}\n`,
        extraFiles: code.extraFiles
          .map((file) => inLanguage(file, language))
          .map(({name, html}) => ({name, text: `${codeText(html)}\n`})),
      };
    },
  };
}

const entities: Readonly<Record<string, string>> = {'&lt;': '<', '&gt;': '>', '&amp;': '&'};

/** The text that highlighted HTML shows: the source, letter by letter. */
export function codeText(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}
