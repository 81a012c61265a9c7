import type {ApiComponent} from '../model/types';

/** Props that a theme does not set: they belong to one use of a component, or are the theme's own means. */
const unsuitable =
  /^(?:sx|classes|className|style|children|slots|slotProps|value|defaultValue|open|rows|columns)$/;

/** A prop whose default an example can turn round, such as `density: 'standard'`; the first one by name. */
function exampleProp({props}: Pick<ApiComponent, 'props'>): string | undefined {
  const plain = props.filter(
    ({name, required, deprecated, signature}) =>
      !required && !deprecated && !signature && !unsuitable.test(name),
  );
  for (const {name, type, default: value} of plain) {
    const members = type.node.kind === 'union' ? type.node.members : [];
    const other = members.find((member) => member.kind === 'literal' && member.text !== value);
    if (other?.kind === 'literal' && /^['"]/.test(other.text)) {
      return `${name}: ${other.text}`;
    }
  }
  const flag = plain.find(({type, default: value}) => type.text === 'boolean' && value === 'false');
  return flag && `${flag.name}: true`;
}

/** Where the theme sets default props and styles of a component: code of TypeScript. */
export function themeExample(themeKey: string, component: Pick<ApiComponent, 'props' | 'classes'>): string {
  const prop = exampleProp(component);
  const [second] = component.classes.filter(({key, isGlobal}) => key !== 'root' && !isGlobal);
  const slots = component.classes.some(({key}) => key === 'root') ? ['root'] : [];
  const styled = [...slots, ...(second ? [second.key] : [])];
  const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
  return [
    "import {createTheme} from '@mui/material/styles';",
    '',
    'const theme = createTheme({',
    '  components: {',
    `    ${themeKey}: {`,
    `      defaultProps: {${prop ? `${prop}` : ' /* props */ '}},`,
    ...(styled.length > 0
      ? [
          '      styleOverrides: {',
          ...styled.map(
            (name, index) =>
              `        ${key(name)}: {${index === 0 ? 'borderRadius: 12' : 'fontWeight: 600'}},`,
          ),
          '      },',
        ]
      : []),
    '    },',
    '  },',
    '});',
  ].join('\n');
}
