import {hasShape, isText, nullable} from '../../src/lib/hasShape';

/** 1: helpful, 0: not helpful, `null`: no answer. */
export type Rating = 1 | 0 | null;

/** What a piece of feedback is about: the page, a section by its anchor, a demo by its name. */
export type Target = 'page' | `#${string}` | `demo:${string}`;

/** The body of a submission; `payload.schema.json` is the contract. */
export type Payload = {
  /** Path without language prefix, version prefix, query and hash. */
  page: string;
  /** Label of the version of the documentation. */
  version: string;
  language: string;
  productId: string | null;
  rating: Rating;
  comment: string;
  sectionHash: string | null;
  demo: string | null;
  /** Random; one for each reader and page, section or demo. The last entry of an id counts. */
  id: string;
};

/** Longest comment in characters: small enough for an endpoint in every script. */
export const longestComment = 4000;

/** File below the base address that tells the widget where feedback goes. */
export const settingsFile = 'feedback.json';

/** Content of the settings file. */
export type FeedbackSettings = {
  /** Where feedback is posted: a path of this host, or an https address; `null`: nowhere. */
  address: string | null;
  /** Where a new issue is written; `null`: nowhere. */
  issues: string | null;
};

/** Whether a value has the form of the settings file. */
export const isFeedbackSettings = hasShape<FeedbackSettings>({
  address: nullable(isText),
  issues: nullable(isText),
});
