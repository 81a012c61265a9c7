import {toString} from 'mdast-util-to-string';
import {inlineCode, link, paragraph, strong, text as textNode} from '../../src/mdx/markdownNodes';
import {planLabel} from '../../src/mdx/marks';
import {requireAttribute, type MarkdownForm} from '../../src/mdx/markdownPage';

/** Forms of what belongs to no other capability: the marks of `src/components`, and elements of HTML. */

/** The plan mark of a heading: `Multi-sorting (Pro)`. */
const planForm: MarkdownForm = (element) => {
  const plan = requireAttribute(element, 'plan');
  if (plan !== 'pro' && plan !== 'premium') {
    throw new Error(`<Plan plan="${plan}">: the plan is pro or premium`);
  }
  return [textNode(`(${planLabel(plan)})`)];
};

/** That a feature does not exist yet, and where to ask for it. */
const plannedForm: MarkdownForm = (element, {text}) => [
  {
    type: 'blockquote',
    children: [
      paragraph(
        textNode(`${text('site.planned.text')} `),
        link(requireAttribute(element, 'request'), textNode(text('site.planned.link'))),
      ),
    ],
  },
];

/**
 * What stands in it, as it is written: cards and plans of an overview are lists, tabs stand one below the other, and what
 * a reader opens on the page is open.
 */
const childrenForm: MarkdownForm = (element) => element.children;

/** All pages of a product: readers of copies have them in the index of all copies. */
const overviewIndexForm: MarkdownForm = () => [paragraph(link('/llms.txt', textNode('llms.txt')))];

/** A key of the keyboard. */
const kbdForm: MarkdownForm = (element) => [inlineCode(toString({type: 'root', children: element.children}))];

/** A panel of tabs below its name. */
const tabForm: MarkdownForm = (element) => [
  paragraph(strong(requireAttribute(element, 'label'))),
  ...element.children,
];

/** The name of what can be opened. */
const summaryForm: MarkdownForm = (element) => [
  paragraph(strong(toString({type: 'root', children: element.children}))),
];

/** The forms by the name of what they are of. */
export const commonForms: Readonly<Record<string, MarkdownForm>> = {
  'Overview.Cards': childrenForm,
  'Overview.Index': overviewIndexForm,
  'Overview.Plans': childrenForm,
  Plan: planForm,
  Planned: plannedForm,
  TabItem: tabForm,
  Tabs: childrenForm,
  details: childrenForm,
  kbd: kbdForm,
  summary: summaryForm,
};
