import ts from 'typescript';
import type {ApiDeprecation} from '../model/types';

/** A documentation comment, taken apart. */
export interface DocComment {
  /** Markdown before the first tag. */
  description: string;
  /** Tags in their order: `{name: 'default', text: "'standard'"}`. */
  tags: readonly {name: string; text: string}[];
}

const noComment: DocComment = {description: '', tags: []};

/** The text between the delimiters, without the asterisks in front of the lines. */
function stripDelimiters(comment: string): string[] {
  return comment
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
}

/** Takes a documentation comment apart, delimiters included. */
export function parseComment(comment: string): DocComment {
  const description: string[] = [];
  const tags: {name: string; lines: string[]}[] = [];
  let fence = false;
  for (const line of stripDelimiters(comment)) {
    const tag = fence ? null : /^\s*@([a-zA-Z]+)\b\s?(.*)$/.exec(line);
    fence = fence !== /^\s*```/.test(line);
    if (tag) {
      tags.push({name: tag[1] ?? '', lines: [tag[2] ?? '']});
    } else {
      (tags.at(-1)?.lines ?? description).push(line);
    }
  }
  const join = (lines: string[]) => lines.join('\n').trim();
  return {
    description: join(description),
    tags: tags.map(({name, lines}) => ({name, text: join(lines)})),
  };
}

/** The documentation comment directly before a node of a source file. */
export function readComment(node: ts.Node): DocComment {
  const text = node.getSourceFile().text;
  const comment = (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
    .map(({pos, end}) => text.slice(pos, end))
    .filter((range) => range.startsWith('/**'))
    .at(-1);
  return comment === undefined ? noComment : parseComment(comment);
}

/** The node that carries the comment of a declaration: the statement of a variable. */
function commentHolder(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/** The first comment among the declarations of a symbol. */
export function readSymbolComment(symbol: ts.Symbol): DocComment {
  return (
    (symbol.declarations ?? [])
      .map((declaration) => readComment(commentHolder(declaration)))
      .find(({description, tags}) => description !== '' || tags.length > 0) ?? noComment
  );
}

/** The text of a tag; `undefined` without it. */
export function tagText(comment: DocComment, name: string): string | undefined {
  return comment.tags.find((tag) => tag.name === name)?.text;
}

/** True when the packages ask not to document this. */
export function isIgnored(comment: DocComment): boolean {
  return comment.tags.some(({name}) => name === 'ignore' || name === 'internal');
}

/** Text for readers: `[[GridRowParams]]` becomes code. */
export function readable(text: string): string {
  return text
    .replace(/\[\[([^\]]+)\]\]/g, '`$1`')
    .replace(/\{@link (\S+?)(?: ([^}]*))?\}/g, (_, link: string, label?: string) =>
      /^https?:/.test(link) ? `[${label ?? link}](${link})` : `\`${label ?? link}\``,
    );
}

/** `Demos:` and `API:` lists of a component are links to the packages' own site: they say nothing here. */
export function withoutLinkLists(description: string): string {
  return description.replace(/^(?:Demos|API|Features):\s*(?:\n\s*)*(?:- .*(?:\n|$)\s*)*/gm, '').trim();
}

const replacementText =
  /\b(?:[Uu]se|[Rr]eplaced by|in favor of|[Mm]oved to)\s+(?:the\s+)?`<?(\w+(?:\.\w+)*)[^`]*`/;

/** What `@deprecated` says; `null` without it. */
export function parseDeprecation(comment: DocComment): ApiDeprecation | null {
  const tag = tagText(comment, 'deprecated');
  if (tag === undefined) {
    return null;
  }
  // Where the tag stands first, only its first line is about the deprecation.
  const text = (comment.description === '' ? (tag.split('\n')[0] ?? '') : tag).trim();
  const replacement = replacementText.exec(text)?.[1];
  return {text: readable(text), ...(replacement === undefined ? {} : {replacement})};
}
