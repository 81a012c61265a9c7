import React, {type ReactNode, type Ref} from 'react';
import type {DemoCode, DemoStyling} from '@theme/Demo';

type CodePairProps = {
  styling: DemoStyling;
  code: DemoCode;
  hidden: boolean;
  /** The TypeScript form. */
  ref?: Ref<HTMLElement>;
};

/**
 * Both languages of a demo in one styling; the style sheet hides one. In the browser the code of the first load is
 * empty here, and React keeps what the server wrote.
 */
export function CodePair({styling, code, hidden, ref}: CodePairProps): ReactNode {
  return (
    <>
      <code
        ref={ref}
        data-variant="TS"
        data-styling={styling}
        hidden={hidden}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: code.ts.html}}
      />
      <code
        data-variant="JS"
        data-styling={styling}
        hidden={hidden}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: code.js.html}}
      />
    </>
  );
}
