import {
  colonAfter,
  commandBlock,
  inlineCode,
  joined,
  paragraph,
  text as textNode,
} from '../../../src/mdx/markdownNodes';
import {planLabel} from '../../../src/mdx/marks';
import {requireAttribute, type MarkdownForm} from '../../../src/mdx/markdownPage';
import {listPlans} from './packagePlans';
import {installCommands} from './packageVersions';

/** `<Install>` after the step that gave it exact versions: the command of each package manager. */
export const installForm: MarkdownForm = (element) => {
  return [commandBlock(installCommands(requireAttribute(element, 'specs').split(' ')))];
};

/** The row of facts: the packages of the page, their plans, and what others add. */
export const pageFactsForm: MarkdownForm = (element, {text}) => {
  const specs = requireAttribute(element, 'specs').split(' ').filter(Boolean);
  const label = text('libraryVersions.facts.label');
  const packages = [
    textNode(label + colonAfter(label)),
    ...joined(
      specs.map((spec) => [inlineCode(spec)]),
      ', ',
    ),
  ];
  const plans = listPlans(specs).map((plan) =>
    plan === 'community' ? text('libraryVersions.facts.community') : planLabel(plan),
  );
  const plansLabel = text('libraryVersions.facts.plans');
  const facts = [
    paragraph(...packages),
    paragraph(textNode(plansLabel + colonAfter(plansLabel) + plans.join(', '))),
  ];
  return [...(specs.length > 0 ? facts : []), ...element.children];
};
