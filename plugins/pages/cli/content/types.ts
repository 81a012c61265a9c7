/**
 * A question of readers, in a short sentence of our own, and what the pages make of it. Answered by the text below a
 * heading, or by all of it but what it still `lacks`, or `refused` with the reason why no page answers it.
 */
export type Question = AnsweredQuestion | RefusedQuestion;

/** A question that a page answers. */
export interface AnsweredQuestion {
  question: string;
  /** Anchor of the heading above the answer, or `lead` for what stands above the first one. */
  heading: string;
  /** Address of the page that answers it, `react-data-grid/layout`; without it, the page that it is asked on. */
  page?: string;
  /** What the answer leaves open: the question is answered partly. */
  lacks?: string;
}

/** A question that no page answers. */
export interface RefusedQuestion {
  question: string;
  /** Why not. */
  refused: string;
}

/** Questions by the page on which readers look for the answer: its address, `react-data-grid/sorting`. */
export type PageQuestions = Readonly<Record<string, readonly Question[]>>;

/** What the content report measures the pages of a product by. */
export interface ProductMeasure {
  /** Folder of its pages below `docs/`. */
  folder: string;
  /** Demos that a page has at least. */
  demos: number;
  /** Pages that need fewer, with their number: the page of an application has the application. */
  fewerDemos: Readonly<Record<string, number>>;
  /** Claims that all pages have together at least. */
  claims: number;
  questions: PageQuestions;
  /** Part of the questions that is answered at least, of 1. */
  answered: number;
  /** Components and hooks that no page shows, each with the reason; without it, they are not measured. */
  unshown?: Readonly<Record<string, string>>;
  /** Props of its components that no page mentions in code, each with the reason. */
  unmentionedProps: Readonly<Record<string, string>>;
}
