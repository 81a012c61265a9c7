import {parseSync, traverse, types as t, type NodePath} from '@babel/core';

/** Interface texts by id; `null` where those in the source are the ones to show. */
export type Texts = Readonly<Record<string, string>> | null;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const translateModule = '@docusaurus/Translate';

/** Whether the source can have a text; spares most files the parser. */
export function mayHaveTexts(source: string): boolean {
  return source.includes(translateModule);
}

/**
 * Writes the texts of one language into the source in place of those that stand there, so that each part of the site
 * carries its own and no list of all is needed. A text without values is one already and needs nobody to translate it;
 * ids and descriptions are left out: only translators read them.
 * A text whose id is not written out, or that is not in the list, stays as it is.
 *
 * @param source - a TypeScript or JavaScript module, with JSX or not
 * @throws {Error} when the source cannot be read
 */
export function inlineTexts(source: string, fileName: string, texts: Texts): string {
  const edits: Edit[] = [];
  const ast = parseSync(source, {
    filename: fileName,
    babelrc: false,
    configFile: false,
    parserOpts: {plugins: ['jsx', 'typescript']},
  });
  if (!ast) throw new Error(`${fileName} cannot be read`);
  traverse(ast, {
    CallExpression(call) {
      if (isImported(call.get('callee'), 'translate')) edits.push(...editCall(call, source, texts));
    },
    JSXElement(element) {
      if (isImported(element.get('openingElement').get('name'), 'default')) {
        edits.push(...editElement(element, texts));
      }
    },
  });
  return applyEdits(source, edits);
}

/** Whether a name stands for an export of the module that translates. */
function isImported(name: NodePath<t.Node | null>, exported: string): boolean {
  if (!name.isIdentifier() && !name.isJSXIdentifier()) return false;
  const imported = name.scope.getBinding(name.node.name)?.path;
  if (!imported?.parentPath?.isImportDeclaration()) return false;
  if (imported.parentPath.node.source.value !== translateModule) return false;
  return imported.isImportDefaultSpecifier()
    ? exported === 'default'
    : imported.isImportSpecifier() && t.isIdentifier(imported.node.imported, {name: exported});
}

/** `translate({id, message, description})` becomes the text; with values, `translate({message}, values)`. */
function editCall(call: NodePath<t.CallExpression>, source: string, texts: Texts): Edit[] {
  const [description, values] = call.node.arguments;
  if (!t.isObjectExpression(description)) return [];
  const fields = new Map(
    description.properties.flatMap((property) =>
      t.isObjectProperty(property) && t.isIdentifier(property.key)
        ? [[property.key.name, property.value] as const]
        : [],
    ),
  );
  const id = fields.get('id');
  const message = fields.get('message');
  const text = t.isStringLiteral(id) ? texts?.[id.value] : undefined;
  const sourceText = message && source.slice(message.start ?? 0, message.end ?? 0);
  const shown = text === undefined ? texts === null && sourceText : JSON.stringify(text);
  if (!shown) return [];
  return [values ? edit(description, `{message: ${shown}}`) : edit(call.node, `(${shown})`)];
}

/**
 * `<Translate id description>English</Translate>` becomes the text; with values, `<Translate values>{"…"}</Translate>`.
 */
function editElement(element: NodePath<t.JSXElement>, texts: Texts): Edit[] {
  const {attributes} = element.node.openingElement;
  const named = (name: string) =>
    attributes.find((one): one is t.JSXAttribute => t.isJSXAttribute(one) && one.name.name === name);
  const id = named('id')?.value;
  const sourceText = readText(element.node);
  const text = texts === null ? sourceText : t.isStringLiteral(id) ? texts[id.value] : undefined;
  const [first] = element.node.children;
  const last = element.node.children.at(-1);
  if (text === undefined || !first || !last) return [];
  const literal = JSON.stringify(text);
  if (!named('values')) {
    const isChild = element.parentPath.isJSXElement() || element.parentPath.isJSXFragment();
    return [edit(element.node, isChild ? `{${literal}}` : `(${literal})`)];
  }
  const removed = [named('id'), named('description')].flatMap((one) => (one ? [edit(one, '')] : []));
  return [...removed, {...edit(first, `{${literal}}`), end: last.end ?? 0}];
}

/** The text in an element, as JSX reads it: lines are joined by one space. */
function readText(element: t.JSXElement): string | undefined {
  const [child, ...others] = t.react.buildChildren(element);
  return others.length === 0 && t.isStringLiteral(child) ? child.value : undefined;
}

const edit = (node: t.Node, text: string): Edit => ({start: node.start ?? 0, end: node.end ?? 0, text});

function applyEdits(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((text, {start, end, text: added}) => text.slice(0, start) + added + text.slice(end), source);
}
