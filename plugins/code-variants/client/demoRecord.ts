import type {ComponentType} from 'react';
import type {DemoCode, DemoRecord, DemoStyling} from '@theme/Demo';
import {inLanguage} from './inLanguage';

/** What one demo has by styling; `system` is always there. */
type ByStyling<Value> = {system: Value} & Partial<Record<DemoStyling, Value>>;

/** The import of a component, and those of what many demos share and this one needs. */
type ComponentImports = readonly [() => Promise<{default: ComponentType}>, ...(() => Promise<unknown>)[]];

type Facts = Omit<DemoRecord, 'code' | 'loadComponent' | 'loadCode' | 'loadSource'>;

/** The record of a demo in the browser: facts, and imports of everything else (used by the demo loader's output). */
export function demoRecord(
  facts: Facts,
  components: ByStyling<ComponentImports>,
  codes: ByStyling<() => Promise<{default: DemoCode}>>,
): DemoRecord {
  const loadCode = async (styling: DemoStyling) => (await (codes[styling] ?? codes.system)()).default;
  return {
    ...facts,
    code: {ts: {html: ''}, js: {html: ''}, extraFiles: []},
    loadComponent: async (styling) => {
      const [component, ...shared] = components[styling] ?? components.system;
      const [module] = await Promise.all([inOwnTask(component), ...shared.map(inOwnTask)]);
      return module;
    },
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

/**
 * Starts an import in a task of its own. A browser needs a while to ask for each script of it: for all that a demo
 * needs, in one task, the page would not answer its reader.
 */
async function inOwnTask<Module>(load: () => Promise<Module>): Promise<Module> {
  await new Promise((resolve) => setTimeout(resolve));
  return load();
}

const entities: Readonly<Record<string, string>> = {'&lt;': '<', '&gt;': '>', '&amp;': '&'};

/** The text that highlighted HTML shows: the source, letter by letter. */
export function codeText(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}
