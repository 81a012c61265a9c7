import {translate} from '@docusaurus/Translate';

/** The line beside the controls of a page, which screen readers read out when it changes. */
export interface Status {
  announce: (text: string, isFailure?: boolean) => void;
  /** Copies a text and says whether it came to the clipboard. */
  copy: (text: string, what: 'link' | 'code') => void;
}

/** How long a failure stays over the page, in ms. */
const failureShown = 4000;

/**
 * Makes the line of a page speak; a page without one is silent.
 *
 * @param signal - ends it
 */
export function createStatus(root: ParentNode, signal: AbortSignal): Status {
  const line = root.querySelector('[data-api-status]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  signal.addEventListener('abort', forget);
  const announce = (text: string, isFailure = false) => {
    forget();
    line?.toggleAttribute('data-failed', isFailure);
    if (line) {
      line.textContent = text;
    }
    if (isFailure) {
      timer = setTimeout(() => announce(''), failureShown);
    }
  };
  const copy = (text: string, what: 'link' | 'code') => {
    void write(text).then((isWritten) =>
      announce(results[what][isWritten ? 'copied' : 'refused'], !isWritten),
    );
  };
  return {announce, copy};
}

/** Whether a text came to the clipboard. Browsers may deny it, and have none over plain HTTP. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const results = {
  link: {
    copied: translate({
      id: 'apiReference.link.copied',
      message: 'Link copied',
      description: 'Said after a link to an entry of the API reference was copied',
    }),
    refused: translate({
      id: 'apiReference.link.refused',
      message: 'Not copied: your browser did not allow it. The link stands in the address bar.',
      description: 'Said when a link to an entry of the API reference could not be copied',
    }),
  },
  code: {
    copied: translate({
      id: 'apiReference.code.copied',
      message: 'Code copied',
      description: 'Said after code of the API reference was copied',
    }),
    refused: translate({
      id: 'apiReference.code.refused',
      message: 'Not copied: your browser did not allow it. Select the code and copy it instead.',
      description: 'Said when code of the API reference could not be copied',
    }),
  },
};
