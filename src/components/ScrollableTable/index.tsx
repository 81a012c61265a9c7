import React, {type ComponentProps, type ReactNode} from 'react';

/**
 * A table of a page; a wide one scrolls in its own box, which the keyboard can reach. Its columns get their widths from all
 * rows: until what stands behind the table has arrived, it is not shown (`text.css`), so that no row moves another.
 */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll" tabIndex={0}>
      <table {...props} />
      <span />
    </div>
  );
}
