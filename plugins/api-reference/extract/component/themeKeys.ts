import ts from 'typescript';
import type {ExtractContext} from '../context';
import type {PublishedModule} from '../propTypes/readPropTypes';

/** The keys of `theme.components`, with the name of the props type of each. */
export type ThemeKeys = ReadonlyMap<string, readonly string[]>;

/** Reads the interfaces `…ComponentsPropsList` of the packages' theme augmentations. */
export function readThemeKeys({api, reader}: ExtractContext): ThemeKeys {
  const keys = new Map<string, string[]>();
  for (const file of api.program.getSourceFiles().filter(reader.isDocumented)) {
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

/**
 * The key of a component: `MuiDataGrid` for `DataGrid`, and for `DataGridPro`, whose props it also takes. The
 * packages' types leave some out; then it is what the module asks for under the component's name.
 */
export function findThemeKey(keys: ThemeKeys, name: string, module: PublishedModule): string | null {
  const plain = name.replace(/^Unstable_/, '');
  const key = `Mui${plain}`;
  if (keys.has(key)) {
    return key;
  }
  const shared = [...keys].find(([, props]) => props.includes(`${plain}Props`))?.[0];
  const asked = new RegExp(`\\buseThemeProps\\)?\\(\\{[^}]*?\\bname: ['"]${key}['"]`);
  return shared ?? (asked.test(module.sourceFile.text) ? key : null);
}
