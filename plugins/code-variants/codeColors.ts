/** Prism's names of tokens, in its grammars' types and aliases, for each color of highlighted code. */
const tokens = {
  comment: ['comment', 'prolog'],
  keyword: ['keyword', 'important'],
  string: ['string', 'template-string', 'attr-value', 'inserted'],
  number: ['number', 'boolean', 'unit'],
  function: ['function', 'class-name', 'maybe-class-name', 'builtin'],
  property: ['tag', 'selector', 'property', 'constant', 'deleted'],
  parameter: ['attr-name', 'parameter', 'variable'],
  operator: ['operator'],
  punctuation: ['punctuation'],
  // The color of the text, where it stands inside of something that has another one.
  plain: ['plain-text', 'interpolation'],
} as const;

/** A color of highlighted code: its class is `code-<color>`, its design token `--code-<color>`. */
export type CodeColor = keyof typeof tokens;

const colors = Object.keys(tokens).filter((name): name is CodeColor => name in tokens);

const places: ReadonlyMap<string, number> = new Map(
  colors.flatMap((color, place) => tokens[color].map((token) => [token, place] as const)),
);

/**
 * The color of a token with several names: that of the name which comes last in the table.
 *
 * @returns `undefined` for a token that takes the color around it
 */
export function findColor(names: readonly string[]): CodeColor | undefined {
  return colors[Math.max(...names.map((name) => places.get(name) ?? -1))];
}
