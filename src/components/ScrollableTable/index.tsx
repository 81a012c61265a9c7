import React, {useRef, type ComponentProps, type ReactNode} from 'react';
import {useTabStop} from '@site/src/useTabStop';

/**
 * A table of a page; a wide one scrolls in its own box, which the keyboard can reach. Its columns get their widths from all
 * rows: until what stands behind the table has arrived, it is not shown (`text.css`), so that no row moves another.
 */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useTabStop(box);
  return (
    <div ref={box} className="table-scroll">
      <table {...props} />
      <span />
    </div>
  );
}
