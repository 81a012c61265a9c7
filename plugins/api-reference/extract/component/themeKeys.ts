import ts from 'typescript';
import type {ExtractContext} from '../context';
import type {PublishedModule} from '../propTypes/readPropTypes';

/** The keys of `theme.components`, with the name of the props type of each. */
export type ThemeKeys = ReadonlyMap<string, readonly string[]>;

/** Reads the interfaces `…ComponentsPropsList` of the packages' theme augmentations. */
export function readThemeKeys({api, reader}: ExtractContext): ThemeKeys {
  const keys = new Map<string, string[]>();
  for (const file of api.program.getSourceFiles().filter(({fileName}) => reader.isDocumented(fileName))) {
    for (const statement of file.statements) {
      if (ts.isInterfaceDeclaration(statement) && /ComponentsPropsList$/.test(statement.name.text)) {
        for (const member of statement.members.filter(ts.isPropertySignature)) {
          const key = member.name.getText();
          keys.set(key, [...(keys.get(key) ?? []), member.type?.getText().replace(/<.*$/, '') ?? '']);
        }
      }
    }
  }
  return keys;
}

const themeProps = /\buseThemeProps\)?\(\{[^}]*?\bname: ['"](Mui\w+)['"]/g;

/** The keys under which the components of a module ask the theme for their props. */
function keysInModule({sourceFile}: PublishedModule): string[] {
  return [...sourceFile.text.matchAll(themeProps)].map(([, key]) => key ?? '');
}

/**
 * The key of a component: `MuiDataGrid` for `DataGrid`, and for `DataGridPro`, whose props it also takes. The
 * packages' types leave some out; then it is what the module asks for under the component's name.
 */
export function themeKeyOf(keys: ThemeKeys, name: string, module: PublishedModule | null): string | null {
  const plain = name.replace(/^Unstable_/, '');
  const own = `Mui${plain}`;
  if (keys.has(own)) {
    return own;
  }
  const shared = [...keys].find(([, props]) => props.includes(`${plain}Props`))?.[0];
  return shared ?? (module && keysInModule(module).includes(own) ? own : null);
}
