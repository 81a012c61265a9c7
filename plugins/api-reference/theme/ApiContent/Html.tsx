import React, {type HTMLAttributes, type ReactNode} from 'react';

type Props = HTMLAttributes<HTMLElement> & {as?: 'div' | 'span' | 'code'; html: string};

/** HTML that the build made of descriptions and types; nothing of it comes from outside the packages. */
export function Html({as: Element = 'div', html, ...rest}: Props): ReactNode {
  return <Element {...rest} dangerouslySetInnerHTML={{__html: html}} />;
}
