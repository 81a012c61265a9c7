import React, {type ReactNode, type Ref} from 'react';
import type {DemoCode, DemoStyling} from '@theme/Demo';
import {unfolded} from '../../folded';

type CodePairProps = {
  styling: DemoStyling;
  code: DemoCode;
  hidden: boolean;
  /** Whether the box shows its preview only. */
  folded: boolean;
  /** The TypeScript form. */
  ref?: Ref<HTMLElement>;
};

/**
 * Both languages of a demo in one styling; the style sheet hides one. In the browser the code of the first load is
 * empty here, and React keeps what the server wrote.
 */
export function CodePair({styling, code, hidden, folded, ref}: CodePairProps): ReactNode {
  const show = folded ? (html: string) => html : unfolded;
  return (
    <>
      <code
        ref={ref}
        data-variant="TS"
        data-styling={styling}
        hidden={hidden}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: show(code.ts.html)}}
      />
      <code
        data-variant="JS"
        data-styling={styling}
        hidden={hidden}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: show(code.js.html)}}
      />
    </>
  );
}
