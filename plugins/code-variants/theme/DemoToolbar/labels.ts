import {translate} from '@docusaurus/Translate';

/** Names of the toolbar's actions; a button and the menu entry of the same action share them. */
export function labels() {
  return {
    copyCode: translate({
      id: 'codeVariants.toolbar.copyCode',
      message: 'Copy the code',
      description: 'Copies the code of a demo in the chosen form',
    }),
    sandbox: translate({
      id: 'codeVariants.toolbar.sandbox',
      message: 'Edit in StackBlitz',
      description: 'Opens a demo as a project in an online editor',
    }),
    download: translate({
      id: 'codeVariants.toolbar.download',
      message: 'Download project (.zip)',
      description: 'Downloads a demo as a complete project',
    }),
    reset: translate({
      id: 'codeVariants.toolbar.reset',
      message: 'Reset the demo',
      description: 'Starts a demo again as it was at first',
    }),
    resetFocus: translate({
      id: 'codeVariants.toolbar.resetFocus',
      message: 'Move the focus before the demo',
      description: 'Puts the keyboard focus before a demo, to try it with the keyboard',
    }),
    copyLink: translate({
      id: 'codeVariants.toolbar.copyLink',
      message: 'Copy link to this demo',
      description: 'Copies the address of a demo, in its chosen form and with its values',
    }),
    feedback: translate({
      id: 'codeVariants.toolbar.feedback',
      message: 'Feedback on this demo',
      description: 'Opens a form for feedback below a demo',
    }),
    source: translate({
      id: 'codeVariants.toolbar.source',
      message: 'Source on GitHub',
      description: 'Opens the file of a demo in the repository',
    }),
    fullScreen: translate({
      id: 'codeVariants.toolbar.fullScreen',
      message: 'Full screen',
      description: 'Shows a demo on the whole screen',
    }),
    leaveFullScreen: translate({
      id: 'codeVariants.toolbar.leaveFullScreen',
      message: 'Leave full screen',
      description: 'Shows a demo in its page again',
    }),
    view: translate({
      id: 'codeVariants.toolbar.view',
      message: 'View of this demo',
      description: 'Leads to the choice of mode, direction and density of one demo',
    }),
    more: translate({
      id: 'codeVariants.toolbar.more',
      message: 'More',
      description: 'Opens the menu with the other tools of a demo',
    }),
  };
}
