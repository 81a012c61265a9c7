import {translate} from '@docusaurus/Translate';
import type {CopyOutcome} from '../../client/useCopy';

/** What a copy button says after a press, in the place of its label. */
export function copyLabel(outcome: CopyOutcome): string {
  return outcome === 'copied'
    ? translate({
        id: 'codeVariants.copy.done',
        message: 'Copied',
        description: 'Label of a copy button after a successful click',
      })
    : translate({
        id: 'codeVariants.copy.failed',
        message: 'Not copied',
        description: 'Label of a copy button after a click that copied nothing',
      });
}

/** The same with the reason of a failure, for screen readers and as a tooltip. */
export function copyMessage(outcome: CopyOutcome): string {
  switch (outcome) {
    case 'copied':
      return copyLabel(outcome);
    case 'refused':
      return translate({
        id: 'codeVariants.copy.refused',
        message: 'Not copied: your browser did not allow it. Select the text and copy it instead.',
        description: 'Why a copy button copied nothing: the browser denied access to the clipboard',
      });
    case 'unreachable':
      return translate({
        id: 'codeVariants.copy.unreachable',
        message: 'Not copied: the code could not be loaded. Try again when you are online.',
        description:
          'Why a copy button copied nothing: the code is fetched when it is copied, and that failed',
      });
  }
}
