import React, {lazy, Suspense, type ReactNode} from 'react';
import type {ProductId} from '@site/src/navigation';
import styles from './styles.module.css';

// Decoration: a page without it is complete.
const Drawing = lazy(() => import('./lazyDrawing').catch(() => ({default: () => null})));

/** The drawing of a product behind the head of its first page: decoration, on wide screens only. */
export function Motif({product}: {product: ProductId | null}): ReactNode {
  return (
    <div className={styles.motif} aria-hidden="true">
      <Suspense fallback={null}>
        <Drawing product={product} />
      </Suspense>
    </div>
  );
}

/** The same for the other pages of a product: faint, and drawn by the style sheet alone. */
export function FaintMotif({product}: {product: ProductId | null}): ReactNode {
  return <div className={styles.faint} data-product={product} aria-hidden="true" />;
}
