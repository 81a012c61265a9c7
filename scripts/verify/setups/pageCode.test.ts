import {expect, it} from 'vitest';
import {command, quoted, titledCode} from './pageCode';

const page = `Fails with \`ERR_ONE\`.

\`\`\`js title="vite.config.js"
export default {};
\`\`\`

\`\`\`bash
npx esbuild server.tsx --bundle
\`\`\`
`;

it('finds code by its title', () => {
  expect(titledCode(page, 'vite.config.js')).toBe('export default {};\n');
});

it('finds a command by its beginning', () => {
  expect(command(page, 'npx esbuild')).toBe('npx esbuild server.tsx --bundle');
});

it('gives a text that the page names', () => {
  expect(quoted(page, 'ERR_ONE')).toBe('ERR_ONE');
});

it('names what the page does not show', () => {
  expect(() => titledCode(page, 'viteXconfig.js')).toThrow('The page shows no viteXconfig.js');
  expect(() => command(page, 'npm ls')).toThrow('The page shows no npm ls');
  expect(() => quoted(page, 'ERR_TWO')).toThrow('The page shows no ERR_TWO');
});
