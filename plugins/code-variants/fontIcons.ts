import {importsOf} from './project/importsOf';

const component = /^import\s*\{[^}]*\bIcon\b[^}]*\}\s*from\s*(['"])@mui\/material\1/m;

/**
 * Whether a demo draws icons with a font: it uses the library's component for them. SVG icons, which are all others,
 * need no font.
 *
 * @param source - text of the demo
 */
export function usesFontIcons(source: string): boolean {
  return component.test(source) || importsOf(source).includes('@mui/material/Icon');
}
