import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ProjectState} from '../../client/project';
import texts from './texts.module.css';

/** Says why a demo could not be taken away; the place is there from the start, so that it is announced. */
export function ProjectFailureNote({failure}: Pick<ProjectState, 'failure'>): ReactNode {
  return (
    <p role="status" className={texts.failure}>
      {failure && text(failure)}
    </p>
  );
}

function text(failure: NonNullable<ProjectState['failure']>): string {
  switch (failure) {
    case 'blocked':
      return translate({
        id: 'codeVariants.project.blocked',
        message: 'The browser blocked the new tab. Allow pop-ups for this site and try again.',
        description: 'Shown when a demo could not be opened in the online editor',
      });
    case 'unreachable':
      return translate({
        id: 'codeVariants.project.unreachable',
        message: 'A part of this page could not be loaded. Check the connection and try again.',
        description: 'Shown when a demo could not be taken away for want of a connection',
      });
    case 'impossible':
      return translate({
        id: 'codeVariants.project.impossible',
        message: 'This demo could not be made into a project.',
        description: 'Shown when a demo could not be taken away',
      });
  }
}
