import type {ApiComponent, ApiModel} from '../../../api-reference/build';
import type {PageContent} from './pageContent';

/** Fewer words around a demo do not say what it shows. */
const fewWords = 12;

/** Parts of a page that need no demo. */
const plainSections: readonly string[] = [
  'accessibility',
  'limits',
  'go-on',
  'next-steps',
  'what-next',
  'all',
];

/** Demos of a page whose section hardly says anything. */
export function demosWithoutProse({sections}: PageContent): string[] {
  return sections.filter(({words, demos}) => words < fewWords * demos.length).flatMap(({demos}) => demos);
}

/** Titles of sections that tell without showing. */
export function proseWithoutDemo({sections}: PageContent): string[] {
  return sections
    .filter(({id, title, demos}) => title !== '' && demos.length === 0 && !plainSections.includes(id))
    .map(({title}) => title);
}

/** A page with all that it says in code: inline names, fences, and the source of its demos. */
export interface MentioningPage {
  /** The components of its front matter. */
  components: readonly string[];
  code: readonly string[];
}

/** A name in code; `aria-label` is one, too. */
const identifier = /\b(?:aria|data)-[a-z-]+|[A-Za-z_$][\w$]*/g;

/** Identifiers of some code. */
export function identifiersIn(code: readonly string[]): Set<string> {
  return new Set(code.flatMap((text) => text.match(identifier) ?? []));
}

/** Names of the props of a component that are not deprecated. */
export function currentProps({props}: ApiComponent): string[] {
  return props.filter(({deprecated}) => !deprecated).map(({name}) => name);
}

/**
 * Props of each component that stand on no page which names the component in its front matter, nor in the demos of
 * those pages: a to-do list. Deprecated props are left out.
 *
 * @returns `all` counts the props; `hasPage` is false when no page has the component in its front matter
 */
export function unmentionedProps(model: ApiModel, pages: readonly MentioningPage[]) {
  const known = pages.map(({components, code}) => ({components, names: identifiersIn(code)}));
  return model.pages.flatMap((page) => {
    if (page.kind !== 'component') return [];
    const mentioning = known.filter(({components}) => components.includes(page.name));
    const current = currentProps(page);
    const props = current.filter((name) => !mentioning.some(({names}) => names.has(name)));
    return props.length > 0
      ? [{component: page.name, all: current.length, hasPage: mentioning.length > 0, props}]
      : [];
  });
}
