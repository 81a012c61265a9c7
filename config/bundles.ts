import type {Plugin} from '@docusaurus/types';
import type {Chunk, Compilation, Compiler, Configuration, Module} from 'webpack';
import {basePrefix} from '../plugins/code-variants/families';
import {isLanguageChunk} from '../plugins/component-locales/generateModules';

const pluginName = 'site-bundles';

/** Around every demo of every page; too small for the bundler to share it by itself. Pages of changes have no demos. */
const demoFrame = /[\\/]plugins[\\/]code-variants[\\/](?:client|theme(?![\\/]CodeChange))[\\/]/;

/** What only demos with controls need of it; the link to any demo takes the values that the address has. */
const demoControls =
  /[\\/]plugins[\\/]code-variants[\\/](?:controls[\\/](?!parameter)|client[\\/]useControl|theme[\\/](?:Controlled|DemoControls))/;

/** What the site's own parts need of it, too. */
const scopeFamily = 'scope';

const packages = /[\\/]node_modules[\\/]/;

/** Bytes of source. Modules of fewer that go together are no chunk of their own: a script costs a phone more than they. */
const smallest = 4000;

/** The name of the chunk for modules that all of these families need. */
export function baseName(families: readonly string[]): string {
  // A community package and the Pro and Premium ones above it go by one name: fewer, larger chunks.
  const names = families.filter((family) => !families.some((base) => family.startsWith(`${base}-p`)));
  return `${basePrefix}${names.sort().join('-')}`;
}

/**
 * What the rules below ask of a module. It is read from the few chunks in question: the other way round, a module that
 * every page needs has as many chunks as the site has pages.
 */
interface Facts {
  /** The base chunk of a module that a family needs, by the module's identifier. */
  base: ReadonlyMap<string, string>;
  /** Identifiers of the modules that hold texts of the components. */
  language: ReadonlySet<string>;
}

function readFacts({namedChunks, chunkGraph}: Compilation): Facts {
  const modules = new Map<string, BaseModule>();
  const language = new Set<string>();
  for (const [name, chunk] of namedChunks) {
    const isBase = name.startsWith(basePrefix);
    if (!isBase && !isLanguageChunk(name)) {
      continue;
    }
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      const id = module.identifier();
      if (isBase) {
        const {families = []} = modules.get(id) ?? {};
        modules.set(id, {size: module.size(), families: [...families, name.slice(basePrefix.length)]});
      } else {
        language.add(id);
      }
    }
  }
  return {base: baseNames(modules), language};
}

/** A module that families need. */
export interface BaseModule {
  readonly size: number;
  readonly families: readonly string[];
}

/**
 * The chunks of modules, by identifier. Small groups that several packages share go into the one that all packages do:
 * what the others load with it for nothing is less than another script costs.
 */
export function baseNames(modules: ReadonlyMap<string, BaseModule>): ReadonlyMap<string, string> {
  const sizes = new Map<string, number>();
  const all = new Set<string>();
  for (const {size, families} of modules.values()) {
    const name = baseName(families);
    sizes.set(name, (sizes.get(name) ?? 0) + size);
    families.forEach((family) => all.add(family));
  }
  all.delete(scopeFamily);
  const nameForAll = baseName([...all]);
  return new Map(
    [...modules].map(([id, {families}]) => {
      const name = baseName(families);
      const isShared = families.length > 1 && !families.includes(scopeFamily);
      return [id, isShared && (sizes.get(name) ?? 0) < smallest ? nameForAll : name];
    }),
  );
}

/**
 * Splits the browser bundle by what is needed together. Docusaurus would put everything that many pages use into one
 * "common" chunk, so that a tree would load the grid. Here what all demos of a package need is told by the chunks of
 * `plugins/code-variants/families`, and modules needed by the same packages are one chunk; what only some demos use is
 * split as the bundler does it.
 */
export function bundles(): Plugin {
  return {
    name: pluginName,
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      // The facts of one compilation are known when the bundler begins to split.
      let compilation: Compilation | undefined;
      let facts: Facts | undefined;
      const start = {
        apply(compiler: Compiler) {
          compiler.hooks.thisCompilation.tap(pluginName, (begun) => {
            compilation = begun;
            facts = undefined;
          });
        },
      };
      const known = (): Facts => {
        if (!compilation) {
          throw new Error(`${pluginName}: the bundler splits before it compiles`);
        }
        facts ??= readFacts(compilation);
        return facts;
      };
      return {
        plugins: [start],
        // Every chunk says the name; the framework makes it from the one of the package.
        output: {chunkLoadingGlobal: 'siteChunks'},
        optimization: {splitChunks: splitting(known)},
      };
    },
  };
}

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

/**
 * The bundler calls `name` for each combination of a module's chunks, and a `chunks` that is a function for each chunk
 * of each of them: millions of calls on a large site, so both are kept to the modules that they are about.
 */
function splitting(known: () => Facts): SplitChunks {
  const always = {chunks: 'async', type: /^javascript/, enforce: true} as const;
  const vendors = {idHint: 'vendors', reuseExistingChunk: true, priority: -10} as const;
  const isBase = (module: Module) => known().base.has(module.identifier());
  const isLanguage = (module: Module) => known().language.has(module.identifier());
  const outsideLanguages = (chunk: Chunk) => !chunk.canBeInitial() && !isLanguageChunk(chunk.name);
  const base = {
    ...always,
    priority: 30,
    // A module in one chunk only is in that of its one family.
    minChunks: 2,
    name: (module: Module) => known().base.get(module.identifier()),
  };
  // What is in a base is split off as that; the rules below would only weigh it for nothing.
  const isOther = (module: Module) => packages.test(module.nameForCondition() ?? '') && !isBase(module);
  return {
    chunks: 'async',
    cacheGroups: {
      common: false,
      base: {...base, test: (module: Module) => isBase(module) && !isLanguage(module)},
      // The texts of a language, which are those of all packages, have copies: else they would bring each package to
      // every demo.
      baseOfLanguages: {
        ...base,
        chunks: outsideLanguages,
        test: (module: Module) => isBase(module) && isLanguage(module),
      },
      controls: {...always, priority: 21, test: demoControls, name: 'demo-controls', minChunks: 2},
      demo: {...always, priority: 20, test: demoFrame, name: 'demo', minChunks: 3},
      // As the bundler has it; but one download per language: its texts are not split off into chunks of their own.
      defaultVendors: {...vendors, test: (module: Module) => isOther(module) && !isLanguage(module)},
      languages: {
        ...vendors,
        chunks: outsideLanguages,
        test: (module: Module) => isOther(module) && isLanguage(module),
      },
    },
  };
}
