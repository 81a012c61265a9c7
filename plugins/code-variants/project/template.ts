import type {DemoLanguage, DemoStyling} from '@theme/Demo';
import type {ProjectDemo} from './types';

/** Packages that run the project and are in none of its source files, by what asks for them. */
export const tools = {
  all: ['vite', '@vitejs/plugin-react'],
  ts: ['typescript'],
  js: [],
  tailwind: ['tailwindcss', '@tailwindcss/vite'],
} as const satisfies Record<string, readonly string[]>;

/** Packages that `main` imports whatever the demo does. */
export const basePackages = ['react', 'react-dom', '@mui/material'] as const;

/** The page. `main` is the entry file, such as `main.tsx`. */
export function indexHtml(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/${main}"></script>
  </body>
</html>
`;
}

/**
 * The entry. A light and a dark scheme that follow the system, and the library's baseline for type, colors and box
 * model, which on the site come from the frame around a demo.
 */
export function mainModule(): string {
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Demo from './Demo';
import './index.css';

const theme = createTheme({ colorSchemes: { light: true, dark: true } });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <Demo />
      </ThemeProvider>
    </StrictMode>,
  );
}
`;
}

/**
 * The style sheet of the page. Tailwind comes with its theme and utilities and, as on the site, without its reset: the
 * library's baseline is the one reset.
 */
export function indexCss(styling: DemoStyling, maxWidth: number | undefined): string {
  const tailwind = `@layer theme, base, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);

`;
  const width = `  box-sizing: content-box;
  max-width: ${maxWidth}px;
  margin: 0 auto;
`;
  return `${styling === 'tailwind' ? tailwind : ''}#root {
${maxWidth === undefined ? '' : width}  padding: 20px;
}
`;
}

/** The bundler's configuration, the same text for both languages. */
export function viteConfig(styling: DemoStyling): string {
  const tailwind = styling === 'tailwind';
  return `import react from '@vitejs/plugin-react';
${tailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()${tailwind ? ', tailwindcss()' : ''}],
});
`;
}

/** The compiler's configuration: strict, and nothing but checks. */
export function tsconfig(): string {
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    isolatedModules: true,
    skipLibCheck: true,
    types: ['vite/client'],
  };
  return json({compilerOptions, include: ['src']});
}

/** Commands of package.json. */
export function scripts(language: DemoLanguage): Record<string, string> {
  return {
    dev: 'vite',
    build: language === 'ts' ? 'tsc --noEmit && vite build' : 'vite build',
    preview: 'vite preview',
  };
}

/** How to start, and what to expect of packages with a commercial license. */
export function readme({name, fileName}: ProjectDemo, packages: readonly string[]): string {
  const licensed = packages.filter((each) => /^@mui\/x-.*-(pro|premium)$/.test(each));
  const license =
    licensed.length > 0
      ? `\n${licensed.join(' and ')} shows a watermark until you set a license key: https://mui.com/x/introduction/licensing/\n`
      : '';
  return `# ${name}

The demo \`${fileName}\` of the MUI X documentation as a Vite project. Start it with \`npm install\` and \`npm run dev\`; the component is in \`src\`.
${license}`;
}

/** JSON as npm writes it. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
