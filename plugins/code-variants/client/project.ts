import {useState} from 'react';
import type {DemoRecord} from '@theme/Demo';
import type {FormPost} from '../project/stackBlitz';
import type {TakeAway} from '../project/takeAway';

/** What taking a demo away needs of its record. */
export type TakeableDemo = Pick<DemoRecord, 'name' | 'stylings' | 'loadSource'>;

/** The form that the reader has chosen; a styling that the demo lacks gives its `system` form. */
export type ProjectChoice = Pick<TakeAway, 'language' | 'styling'> & {
  /** Width limit of the demo on its page, in px. */
  maxWidth?: number;
};

/**
 * What went wrong; nothing is thrown. `blocked`: the browser refused a new tab. `unreachable`: a part of the site could
 * not be fetched. `impossible`: the project cannot be made.
 */
type ProjectFailure = 'blocked' | 'unreachable' | 'impossible';

/** The two ways to take a demo away. */
type ProjectTarget = 'sandbox' | 'download';

export type ProjectState = {
  /** What is being made now. */
  busy: ProjectTarget | null;
  /** Why the last one failed. */
  failure: ProjectFailure | null;
  /** To be called in the click itself, or the browser blocks the new tab. */
  take: (target: ProjectTarget) => void;
};

/** How long the browser may take to read a download, in ms. */
const downloadTime = 60_000;

/** One place that imports it, or the bundler writes the chunk twice. */
const loadMaker = () => import('../project/takeAway');

/** Takes a demo away as a project, in the form that the reader sees. */
export function useProject(demo: TakeableDemo, choice: ProjectChoice): ProjectState {
  const [busy, setBusy] = useState<ProjectTarget | null>(null);
  const [failure, setFailure] = useState<ProjectFailure | null>(null);
  const take = (target: ProjectTarget) => {
    const run = target === 'sandbox' ? openInStackBlitz : downloadProject;
    setBusy(target);
    setFailure(null);
    void run(demo, choice).then((reason) => {
      setBusy(null);
      setFailure(reason);
    });
  };
  return {busy, failure, take};
}

/** Makes the project of a demo and saves it as a .zip archive. */
export async function downloadProject(
  demo: TakeableDemo,
  choice: ProjectChoice,
): Promise<ProjectFailure | null> {
  return attempt(
    () => Promise.all([loadMaker(), import('../project/zip'), createTakeAway(demo, choice)]),
    async ([{createProject}, {createZip}, takeAway]) => {
      const {name, files} = createProject(takeAway);
      save(await createZip(files, name), `${name}.zip`);
    },
  );
}

/**
 * Makes the project of a demo and opens it in StackBlitz, in a new tab. To be called in the click itself: the tab is
 * opened before anything is fetched, because a later one would count as a pop-up.
 */
export async function openInStackBlitz(
  demo: TakeableDemo,
  choice: ProjectChoice,
): Promise<ProjectFailure | null> {
  const target = `project-${demo.name}-${Date.now()}`;
  const tab = window.open('', target);
  if (!tab) {
    return 'blocked';
  }
  const failure = await attempt(
    () => Promise.all([loadMaker(), createTakeAway(demo, choice)]),
    ([{createPost}, takeAway]) => submit(createPost(takeAway), target),
  );
  if (failure === null) {
    tab.opener = null;
  } else {
    tab.close();
  }
  return failure;
}

/** What cannot be fetched and what cannot be made are two different things to say to a reader. */
async function attempt<T>(
  fetch: () => Promise<T>,
  make: (fetched: T) => void | Promise<void>,
): Promise<ProjectFailure | null> {
  let fetched: T;
  try {
    fetched = await fetch();
  } catch {
    return 'unreachable';
  }
  try {
    await make(fetched);
    return null;
  } catch {
    return 'impossible';
  }
}

async function createTakeAway(demo: TakeableDemo, choice: ProjectChoice): Promise<TakeAway> {
  const {language, maxWidth} = choice;
  const styling = demo.stylings.includes(choice.styling) ? choice.styling : 'system';
  const source = await demo.loadSource?.(styling, language);
  if (!source) {
    throw new Error(`The demo "${demo.name}" has no source to fetch`);
  }
  return {
    demo: {...source, name: demo.name, ...(maxWidth !== undefined && {maxWidth})},
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
