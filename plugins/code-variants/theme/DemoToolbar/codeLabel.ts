import {translate} from '@docusaurus/Translate';

/** What the button says that opens and closes the code of a demo. */
export function codeLabel(open: boolean): string {
  return open
    ? translate({
        id: 'codeVariants.toolbar.hideCode',
        message: 'Hide code',
        description: 'Closes the code of a demo',
      })
    : translate({
        id: 'codeVariants.toolbar.showCode',
        message: 'Show all code',
        description: 'Opens all of the code of a demo',
      });
}
