import {describe, expect, it} from 'vitest';
import {inlineTexts, mayHaveTexts, type Texts} from './inlineTexts';

const head = "import Translate, {translate} from '@docusaurus/Translate';\n";
const zh: Texts = {'site.next': '下一页', 'site.count': '{count} 行', 'site.quote': "“{a}”\n'b' `c`"};

/** The module without its import. */
function inlined(code: string, texts: Texts = zh): string {
  return inlineTexts(head + code, 'Part.tsx', texts).slice(head.length);
}

describe('texts of one language in the source', () => {
  it.each([
    [`translate({id: 'site.next', message: 'Next'})`, `("下一页")`],
    [
      `translate({id: 'site.count', message: '{count} rows', description: 'Of a table'}, {count})`,
      `translate({message: "{count} 行"}, {count})`,
    ],
    [`const label = <Translate id="site.next">Next</Translate>;`, `const label = ("下一页");`],
    [`<p><Translate id="site.next">Next</Translate> »</p>`, `<p>{"下一页"} »</p>`],
    [`<><Translate id="site.next">Next</Translate></>`, `<>{"下一页"}</>`],
    [`<p>{more && <Translate id="site.next">Next</Translate>}</p>`, `<p>{more && ("下一页")}</p>`],
    [
      `<Translate id="site.count" description="Rows" values={{count: 3}}>{'{count} rows'}</Translate>`,
      `<Translate   values={{count: 3}}>{"{count} 行"}</Translate>`,
    ],
    [`translate({id: 'site.quote', message: 'x'})`, `("“{a}”\\n'b' \`c\`")`],
    [`const size = translate({id: 'site.next', message: 'Next'}).length`, `const size = ("下一页").length`],
  ])('%s', (code, expected) => {
    expect(inlined(code)).toBe(expected);
  });

  it.each([
    ['an id that is made at run time', 'translate({id: `site.${name}`, message: "Next"})'],
    ['a text that the language lacks', "translate({id: 'site.other', message: 'Other'})"],
    ['an element whose text the language lacks', '<Translate id="site.other">Other</Translate>'],
    ['an object with other contents', "translate({...text, id: 'x'})"],
  ])('leaves %s', (_what, code) => {
    expect(inlined(code)).toBe(code);
  });

  it('leaves functions and components of the same name from elsewhere', () => {
    const code = "import {translate} from './geometry';\ntranslate({id: 'site.next', message: 'Next'});";
    expect(inlineTexts(code, 'a.ts', zh)).toBe(code);
    const local = `${head}function move(translate) { translate({id: 'site.next', message: 'Next'}); }`;
    expect(inlineTexts(local, 'a.ts', zh)).toBe(local);
  });

  it('keeps the text of the source in its own language, without what translators need', () => {
    expect(inlined(`translate({id: 'site.next', message: 'Ne' + 'xt', description: 'Of pages'})`, null)).toBe(
      `('Ne' + 'xt')`,
    );
    expect(inlined('<p><Translate id="a" description="b">\n  One\n  line\n</Translate></p>', null)).toBe(
      '<p>{"One line"}</p>',
    );
    expect(inlined('<Translate id="a" values={{n}}>{"{n} rows"}</Translate>', null)).toBe(
      '<Translate  values={{n}}>{"{n} rows"}</Translate>',
    );
    expect(inlined('<Translate id="a">{text}</Translate>', null)).toBe(
      '<Translate id="a">{text}</Translate>',
    );
  });

  it('edits several texts in one module, types among them', () => {
    const code = `const all: string[] = [translate({id: 'site.next', message: 'Next'}), translate({id: 'site.count', message: 'x'})];`;
    expect(inlined(code)).toBe('const all: string[] = [("下一页"), ("{count} 行")];');
  });

  it('names the file that cannot be read', () => {
    expect(() => inlined('const = ;')).toThrow('Part.tsx');
  });

  it('tells modules without texts apart', () => {
    expect(mayHaveTexts(head)).toBe(true);
    expect(mayHaveTexts("import React from 'react';")).toBe(false);
  });
});
