import {type Glossary, termPattern} from '../glossary';
import type {PageModel} from '../pageModel';
import type {Finding} from './blocks';

/** A term of the English page stands on the translated page in the form that the glossary has for it. */
export function checkTermsUsed(source: PageModel, page: PageModel, {terms}: Glossary): Finding[] {
  const english = source.blocks.map(({text}) => text).join('\n');
  const translated = page.blocks.map(({text}) => text).join('\n');
  return Object.entries(terms).flatMap(([term, {form, also = [], english: spellings = []}]) => {
    const used = [term, ...spellings].find((spelling) => termPattern(spelling).test(english));
    if (!used || [form, ...also].some((one) => translated.includes(one))) {
      return [];
    }
    return [
      {line: 1, message: `the English page says "${used}"; the glossary's "${form}" is nowhere on this page`},
    ];
  });
}

/** A form that the glossary forbids never appears. */
export function checkForbiddenForms({blocks}: PageModel, {terms}: Glossary): Finding[] {
  return blocks.flatMap(({text, lines}) =>
    Object.values(terms).flatMap(({form, forbidden = []}) =>
      forbidden.flatMap((wrong) => {
        const index = text.indexOf(wrong);
        return index === -1
          ? []
          : [{line: lines[index] ?? 1, message: `the glossary forbids "${wrong}"; write "${form}"`}];
      }),
    ),
  );
}
