import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {mergeHeads, readHead} from './state';
import {writeHead} from './write';

type Mounted = RefObject<ReactNode>;

interface Heads {
  readonly add: (head: Mounted) => () => void;
  readonly update: () => void;
}

/** All heads of one application, in the order in which they were mounted. */
function createHeads(): Heads {
  const mounted: Mounted[] = [];
  let frame = 0;
  // One writing for all heads of a navigation, before the frame that shows it: page views read the title after it.
  const update = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      writeHead(mergeHeads(mounted.map(({current}) => readHead(current))));
    });
  };
  const add = (head: Mounted) => {
    mounted.push(head);
    return () => {
      mounted.splice(mounted.indexOf(head), 1);
      update();
    };
  };
  return {add, update};
}

const Context = createContext<Heads | null>(null);

/** In place of the provider of `react-helmet-async` in the browser. */
export function HelmetProvider({children}: {readonly children?: ReactNode}): ReactNode {
  const [heads] = useState(createHeads);
  return <Context value={heads}>{children}</Context>;
}

/**
 * In place of the component of `react-helmet-async` in the browser, where `@docusaurus/Head` is the only one to use it: what
 * goes into the head is given as children. Effects of components without children run in the order of the page, so
 * that the deeper head comes later and wins.
 */
export function Helmet({children}: {readonly children?: ReactNode}): null {
  const heads = useContext(Context);
  const shown = useRef<ReactNode>(null);
  useLayoutEffect(() => heads?.add(shown), [heads]);
  useLayoutEffect(() => {
    shown.current = children;
    heads?.update();
  }, [heads, children]);
  return null;
}
