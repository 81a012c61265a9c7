import {useEffect, useState, type KeyboardEvent} from 'react';
import type {Option} from './groups';

interface Choice {
  /** Id of the line that Enter follows. */
  readonly active: string | undefined;
  readonly setActive: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Where an arrow leads from a line; past the last one is the first one again. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index <= 0 ? count : index) - 1;
    case 'PageDown':
      return Math.min(index + 5, count - 1);
    case 'PageUp':
      return Math.max(index - 5, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * The line that is chosen with the arrows. It stays at its address while an answer becomes more complete, and is the first
 * one again for another question.
 */
export function useOptions(options: readonly Option[], query: string): Choice {
  const [chosen, setChosen] = useState<{readonly query: string; readonly id: string}>();
  const kept = chosen?.query === query ? options.findIndex(({id}) => id === chosen.id) : -1;
  const index = Math.max(kept, 0);
  const active = options[index]?.id;
  const isMoved = chosen !== undefined && kept >= 0;

  useEffect(() => {
    if (active !== undefined && isMoved) document.getElementById(active)?.scrollIntoView({block: 'nearest'});
  }, [active, isMoved]);

  const choose = (id: string) => setChosen({query, id});
  return {
    active,
    setActive: choose,
    onKeyDown: (event) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
      if (options.length === 0 || !isPlain) return;
      const next = nextIndex(event.key, index, options.length);
      const target = next === undefined ? undefined : options[next];
      if (!target) return;
      event.preventDefault();
      choose(target.id);
    },
  };
}
