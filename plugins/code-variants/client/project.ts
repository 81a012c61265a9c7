import type {FormPost} from '../project/stackBlitz';
import type {TakeAway} from '../project/takeAway';
import type {ProjectLanguage, ProjectStyling} from '../project/types';

/** What taking a demo away needs of its record. */
export type TakeableDemo = {
  name: string;
  /** Path of the demo's file, relative to the site. */
  sourcePath: string;
  stylings: readonly ProjectStyling[];
  loadSource?: (
    styling: ProjectStyling,
    language: ProjectLanguage,
  ) => Promise<{fileName: string; text: string; extraFiles: readonly {name: string; text: string}[]}>;
};

/** The form that the reader has chosen. */
export type ProjectChoice = {
  language: ProjectLanguage;
  /** A styling that the demo lacks gives its `system` form. */
  styling: ProjectStyling;
  /** Width limit of the demo on its page, in px. */
  maxWidth?: number;
};

/**
 * `blocked`: the browser refused a new tab. `unreachable`: a part of the site could not be fetched. `impossible`: the
 * project cannot be made, for the reason that the error gives.
 */
export type ProjectFailure = 'blocked' | 'unreachable' | 'impossible';

/** How it went; nothing is thrown. */
export type ProjectResult = {ok: true} | {ok: false; reason: ProjectFailure; error?: Error};

/** How long the browser may take to read a download, in ms. */
const downloadTime = 60_000;

/** One place that imports it, or the bundler writes the chunk twice. */
const loadMaker = () => import('../project/takeAway');

/** Makes the project of a demo and saves it as a .zip archive. */
export async function downloadProject(demo: TakeableDemo, choice: ProjectChoice): Promise<ProjectResult> {
  return attempt(
    () => Promise.all([loadMaker(), import('../project/zip'), takeAwayOf(demo, choice)]),
    async ([{projectOf}, {zipOf}, takeAway]) => {
      const {name, files} = projectOf(takeAway);
      save(await zipOf(files, name), `${name}.zip`);
    },
  );
}

/**
 * Makes the project of a demo and opens it in StackBlitz, in a new tab. To be called in the click itself: the tab is
 * opened before anything is fetched, because a later one would count as a pop-up.
 */
export async function openInStackBlitz(demo: TakeableDemo, choice: ProjectChoice): Promise<ProjectResult> {
  const target = `project-${demo.name}-${Date.now()}`;
  const tab = window.open('', target);
  if (!tab) {
    return {ok: false, reason: 'blocked'};
  }
  const result = await attempt(
    () => Promise.all([loadMaker(), takeAwayOf(demo, choice)]),
    ([{postOf}, takeAway]) => submit(postOf(takeAway), target),
  );
  if (result.ok) {
    tab.opener = null;
  } else {
    tab.close();
  }
  return result;
}

/** What cannot be fetched and what cannot be made are two different things to say to a reader. */
async function attempt<T>(
  fetch: () => Promise<T>,
  make: (fetched: T) => void | Promise<void>,
): Promise<ProjectResult> {
  let fetched: T;
  try {
    fetched = await fetch();
  } catch (error) {
    return {ok: false, reason: 'unreachable', error: toError(error)};
  }
  try {
    await make(fetched);
    return {ok: true};
  } catch (error) {
    return {ok: false, reason: 'impossible', error: toError(error)};
  }
}

async function takeAwayOf(demo: TakeableDemo, choice: ProjectChoice): Promise<TakeAway> {
  const {language, maxWidth} = choice;
  const styling = demo.stylings.includes(choice.styling) ? choice.styling : 'system';
  const source = await demo.loadSource?.(styling, language);
  if (!source) {
    throw new Error(`The demo "${demo.name}" has no source to fetch`);
  }
  return {
    demo: {...source, name: demo.name, ...(maxWidth !== undefined && {maxWidth})},
    sourcePath: demo.sourcePath,
    language,
    styling,
  };
}

function submit({action, fields}: FormPost, target: string): void {
  const form = document.createElement('form');
  Object.assign(form, {method: 'post', action, target, acceptCharset: 'utf-8', hidden: true});
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    Object.assign(input, {type: 'hidden', name, value});
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

function save(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), downloadTime);
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
