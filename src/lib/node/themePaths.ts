import path from 'node:path';

/** The two functions that tell Docusaurus of a plugin's `theme/`, which is written in TypeScript as it is used. */
export function themePaths(pluginFolder: string): {
  getThemePath: () => string;
  getTypeScriptThemePath: () => string;
} {
  const theme = () => path.join(pluginFolder, 'theme');
  return {getThemePath: theme, getTypeScriptThemePath: theme};
}
