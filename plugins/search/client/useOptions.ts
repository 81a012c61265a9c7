import {useEffect, useState, type KeyboardEvent} from 'react';
import {downArrows, nextIndex} from '@site/src/ui/nextIndex';
import type {Option} from './groups';

/** How many lines the keys for pages pass over. */
const pageStep = 5;

/** Where a key leads from a line; past the last one is the first one again, but for the keys for pages. */
export function nextOption(key: string, index: number, count: number): number | null {
  if (key === 'PageDown') return Math.min(index + pageStep, count - 1);
  if (key === 'PageUp') return Math.max(index - pageStep, 0);
  return nextIndex(key, index, count, downArrows);
}

/**
 * The line that is chosen with the arrows. It stays at its address while an answer becomes more complete, and is the first
 * one again for another question.
 */
export function useOptions(options: readonly Option[], query: string) {
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
    /** Id of the line that Enter follows. */
    active,
    setActive: choose,
    onKeyDown: (event: KeyboardEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
      if (options.length === 0 || !isPlain) return;
      const next = nextOption(event.key, index, options.length);
      const target = next === null ? undefined : options[next];
      if (!target) return;
      event.preventDefault();
      choose(target.id);
    },
  };
}
