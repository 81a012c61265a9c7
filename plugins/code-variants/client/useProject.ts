import {useCallback, useState} from 'react';
import {
  downloadProject,
  openInStackBlitz,
  type ProjectChoice,
  type ProjectFailure,
  type TakeableDemo,
} from './project';

/** The two ways to take a demo away. */
export type ProjectTarget = 'sandbox' | 'download';

export type ProjectState = {
  /** What is being made now. */
  busy: ProjectTarget | null;
  /** Why the last one failed. */
  failure: ProjectFailure | null;
  /** To be called in the click itself, or the browser blocks the new tab. */
  take: (target: ProjectTarget) => void;
};

/** Takes a demo away as a project, in the form that the reader sees. */
export function useProject(demo: TakeableDemo, choice: ProjectChoice): ProjectState {
  const [busy, setBusy] = useState<ProjectTarget | null>(null);
  const [failure, setFailure] = useState<ProjectFailure | null>(null);
  const take = useCallback(
    (target: ProjectTarget) => {
      const run = target === 'sandbox' ? openInStackBlitz : downloadProject;
      setBusy(target);
      setFailure(null);
      void run(demo, choice).then((reason) => {
        setBusy(null);
        setFailure(reason);
      });
    },
    [demo, choice],
  );
  return {busy, failure, take};
}
