/**
 * Stands for every module that exists only inside a Docusaurus build (`@theme/*`, `@generated/*`, the client modules of
 * `@docusaurus/*`). Does as little as a test of our own code can live with; a test that needs more mocks the module.
 */
import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {ErrorBoundary} from './ErrorBoundary';

type Values = Readonly<Record<string, string | number>>;

interface TranslateProps {
  readonly children?: string;
  readonly values?: Values;
}

interface FakeProps {
  readonly children?: ReactNode;
}

/** English, with `{name}` replaced. */
export function translate(
  {message = '', id = ''}: {message?: string; id?: string},
  values: Values = {},
): string {
  return interpolate(message || id, values);
}

export function interpolate(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

function Translate({children = '', values = {}}: TranslateProps) {
  return <>{interpolate(children, values)}</>;
}

function Link({to, href, ...rest}: AnchorHTMLAttributes<HTMLAnchorElement> & {to?: string}) {
  return <a href={to ?? href} {...rest} />;
}

function BrowserOnly({children}: {children: () => ReactNode}) {
  return <>{children()}</>;
}

export const useLocation = () => ({pathname: '/x/', search: '', hash: '', state: undefined});
export const useHistory = () => ({
  location: useLocation(),
  listen: () => () => undefined,
  push: () => undefined,
  replace: () => undefined,
});
/** What the plugins of the site hand over to their components. */
export const usePluginData = () => ({
  repositoryUrl: 'https://example.com/repository',
  version: '8.0.0',
  packages: '',
});
export const useColorMode = () => ({
  colorMode: 'light',
  colorModeChoice: null,
  setColorMode: () => undefined,
});

/** Default exports by module name; any other module gets {@link fakeComponent}. */
const defaults: Readonly<Record<string, unknown>> = {
  '@docusaurus/BrowserOnly': BrowserOnly,
  '@docusaurus/ErrorBoundary': ErrorBoundary,
  '@docusaurus/ExecutionEnvironment': {canUseDOM: true, canUseEventListeners: true, canUseViewport: true},
  '@docusaurus/Head': () => null,
  '@docusaurus/Link': Link,
  '@docusaurus/Translate': Translate,
  '@docusaurus/isInternalUrl': (url: string) => url.startsWith('/'),
  '@docusaurus/useBaseUrl': (url: string) => url,
  '@docusaurus/useDocusaurusContext': () => ({
    siteConfig: {title: 'MUI X', url: 'https://example.com', baseUrl: '/x/', customFields: {}},
    i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en', 'zh'], localeConfigs: {}},
  }),
  '@docusaurus/useIsBrowser': () => true,
};

/** The default export of a faked module. */
export function fakeDefault(module: string): unknown {
  return defaults[module] ?? fakeComponent(module);
}

/** A component that shows its name and its children, for modules of the theme. */
function fakeComponent(module: string) {
  return function FakeComponent({children}: FakeProps) {
    return <div data-fake={module}>{children}</div>;
  };
}
