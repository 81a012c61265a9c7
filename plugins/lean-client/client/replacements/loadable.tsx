import {type ComponentType, type ReactNode, useEffect, useState} from 'react';

type Props = Readonly<Record<string, unknown>>;

interface Options<Loader, Loaded> {
  readonly loader: Loader;
  readonly loading: ComponentType<{error: unknown}>;
  readonly render: (loaded: Loaded, props: Props) => ReactNode;
}

type LoadableComponent = ComponentType<Props> & {readonly preload: () => Promise<unknown>};

type Load<Loaded> = () => Promise<Loaded>;

function create<Loader, Loaded>(
  load: Load<Loaded>,
  {loading: Loading, render}: Options<Loader, Loaded>,
): LoadableComponent {
  let state: {promise: Promise<unknown>; loaded?: Loaded} | undefined;
  const preload = () => {
    state ??= {
      promise: load().then((loaded) => {
        if (state) state.loaded = loaded;
      }),
    };
    return state.promise;
  };
  function Loadable(props: Props): ReactNode {
    const [, setLoaded] = useState(false);
    const [error, setError] = useState<unknown>();
    useEffect(() => void preload().then(() => setLoaded(true), setError), []);
    return state?.loaded ? render(state.loaded, props) : <Loading error={error} />;
  }
  return Object.assign(Loadable, {preload});
}

/** A component whose module is loaded by `preload`, or else when it is drawn. */
function loadable<Loaded>(options: Options<Load<Loaded>, Loaded>): LoadableComponent {
  return create(options.loader, options);
}

/** The same for several modules, by name. */
function map<Loaded>(
  options: Options<Readonly<Record<string, Load<Loaded>>>, Record<string, Loaded>>,
): LoadableComponent {
  const load = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(options.loader).map(async ([name, one]) => [name, await one()] as const),
      ),
    );
  return create(load, options);
}

/** What Docusaurus' routes ask of `react-loadable` in the browser, where nothing is drawn before it is loaded. */
export default Object.assign(loadable, {Map: map});
