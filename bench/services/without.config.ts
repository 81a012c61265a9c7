import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import fixture from './fixture.config';

/** Addresses of the three plugins, in the configuration and in the files of the site. */
const folders = ['analytics', 'ads', 'feedback'].map((name) => `plugins/${name}`);

/** Components of the three plugins that the rest of the site shows. */
const components = ['PageAdvert', 'DemoAdvert', 'PageFeedback'];

/** Puts one small module in the place of everything that the rest of the site imports from the three plugins. */
function stubs({siteDir}: {readonly siteDir: string}): Plugin {
  const stub = path.join(siteDir, 'stub.ts');
  const clients = folders.map((folder) => path.join(siteDir, folder, 'client', 'index.ts'));
  const names = [...components.map((name) => `@theme/${name}$`), ...clients];
  return {
    name: 'without-services',
    configureWebpack: () => ({resolve: {alias: Object.fromEntries(names.map((name) => [name, stub]))}}),
  };
}

/** The small site without analytics, adverts and feedback: what is left when the three plugins are taken out. */
export default {
  ...fixture,
  plugins: [
    stubs,
    ...fixture.plugins.filter(
      (plugin) => !(Array.isArray(plugin) && folders.some((folder) => plugin[0] === `./${folder}/index.ts`)),
    ),
  ],
};
