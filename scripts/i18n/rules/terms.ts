import {type Glossary, termPattern} from '../glossary';
import type {PageModel} from '../pageModel';
import type {Finding} from './finding';

/** B9.3 A term of the English page stands on the translated page in its Chinese form. */
export function checkTermsUsed(source: PageModel, page: PageModel, {terms}: Glossary): Finding[] {
  const english = source.blocks.map(({text}) => text).join('\n');
  const chinese = page.blocks.map(({text}) => text).join('\n');
  return Object.entries(terms).flatMap(([term, {zh, also = [], english: spellings = []}]) => {
    const used = [term, ...spellings].find((spelling) => termPattern(spelling).test(english));
    if (!used || [zh, ...also].some((form) => chinese.includes(form))) {
      return [];
    }
    return [
      {line: 1, message: `the English page says "${used}"; the glossary's "${zh}" is nowhere on this page`},
    ];
  });
}

/** B9.3 A form that the glossary forbids never appears. */
export function checkForbiddenForms({blocks}: PageModel, {terms}: Glossary): Finding[] {
  return blocks.flatMap(({text, lines}) =>
    Object.values(terms).flatMap(({zh, forbidden = []}) =>
      forbidden.flatMap((form) => {
        const index = text.indexOf(form);
        return index === -1
          ? []
          : [{line: lines[index] ?? 1, message: `the glossary forbids "${form}"; write "${zh}"`}];
      }),
    ),
  );
}
