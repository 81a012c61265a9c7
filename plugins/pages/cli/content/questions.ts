import type {AnsweredQuestion, PageQuestions, Question} from './types';
import {nearestHint} from '../../../../src/lib/nearest';

function isAnswered(question: Question): question is AnsweredQuestion {
  return 'heading' in question;
}

/** How many questions of a page, or of several, are answered, partly answered, and refused. */
export function countQuestions(questions: readonly Question[]) {
  const found = questions.filter(isAnswered);
  const partly = found.filter(({lacks}) => lacks !== undefined).length;
  return {answered: found.length - partly, partly, refused: questions.length - found.length};
}

/** A question that is not answered in full, as a line: the page, the question and what is missing, or why. */
export function openQuestions(questions: PageQuestions): string[] {
  return Object.entries(questions).flatMap(([page, all]) =>
    all.flatMap((each) => {
      const line = (what: string) => [`${page}: ${each.question} ${what}`];
      if (!isAnswered(each)) return line(`Refused: ${each.refused}`);
      return each.lacks === undefined ? [] : line(`Partly: ${each.lacks}`);
    }),
  );
}

/**
 * Answers that are not where a question says: their page or its heading is gone.
 *
 * @param readHeadings - anchors of a page, `lead` among them; `undefined` when there is no such page
 * @returns a line for each, with the nearest anchor
 */
export function lostAnswers(
  questions: PageQuestions,
  readHeadings: (page: string) => ReadonlySet<string> | undefined,
): string[] {
  return Object.entries(questions).flatMap(([asked, all]) => {
    if (readHeadings(asked) === undefined) return [`there is no page "${asked}" to ask questions on`];
    return all.filter(isAnswered).flatMap(({question, page = asked, heading}) => {
      const headings = readHeadings(page);
      if (headings?.has(heading)) return [];
      const fault = headings
        ? `the page "${page}" has no heading #${heading}${nearestHint(heading, headings, (id) => `#${id}`)}`
        : `there is no page "${page}"`;
      return [`${asked}: "${question}": ${fault}`];
    });
  });
}
