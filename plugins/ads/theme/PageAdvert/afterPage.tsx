import React, {type ComponentType, type ReactNode} from 'react';
import {Isolated} from './Isolated';

export type BlockProps = {
  /** Called when the block has crashed. */
  onCrash: () => void;
};

/** A block that the page outlives, once the page itself has loaded: adverts delay nothing. */
export async function afterPage(Block: ComponentType): Promise<ComponentType<BlockProps>> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, {once: true}));
  }
  return function IsolatedBlock({onCrash}: BlockProps): ReactNode {
    return (
      <Isolated onCrash={onCrash}>
        <Block />
      </Isolated>
    );
  };
}
