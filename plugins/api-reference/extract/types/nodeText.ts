import ts from 'typescript';

const printer = ts.createPrinter({removeComments: true, omitTrailingSemicolon: true});

/** Nodes that the checker makes have no file. */
export function isWritten(node: ts.Node): boolean {
  return node.pos >= 0 && node.parent !== undefined;
}

function sourceText(node: ts.Node): string {
  if (isWritten(node)) {
    return node.getText();
  }
  const file = ts.createSourceFile('print.ts', '', ts.ScriptTarget.ES2022);
  return printer.printNode(ts.EmitHint.Unspecified, node, file);
}

/** The text of a node without line breaks and comments. */
export function oneLineCode(node: ts.Node): string {
  const hasComment = isWritten(node) && /\/[*/]/.test(node.getText());
  const text = hasComment
    ? printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    : sourceText(node);
  return text.replace(/\s+/g, ' ').trim();
}

/** The text of a node without line breaks. */
export function oneLine(node: ts.Node): string {
  return sourceText(node).replace(/\s+/g, ' ').trim();
}

/** A name with its qualifier. */
export function entityText(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : `${entityText(name.left)}.${name.right.text}`;
}
