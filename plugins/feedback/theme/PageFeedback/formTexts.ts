import {translate} from '@docusaurus/Translate';
import {readTitle} from '../../client/readTitle';
import {findElement} from '../../client/usePlace';
import type {Rating, Target} from '../../payload';

/** What a form asks for. */
export function getLabel(target: Target, rating: Rating): string {
  if (target.startsWith('demo:')) {
    return translate(
      {
        id: 'feedbackForm.demo.label',
        message: 'What should we know about the demo {name}?',
        description: 'Label of a text field',
      },
      {name: target.slice('demo:'.length)},
    );
  }
  if (target !== 'page') {
    const heading = findElement(target);
    return translate(
      {
        id: 'feedbackForm.section.label',
        message: 'What should we know about “{title}”?',
        description: 'Label of a text field; title is the heading of a section',
      },
      {title: heading ? readTitle(heading) : target},
    );
  }
  return rating === 0
    ? translate({
        id: 'feedbackForm.page.notHelpful',
        message: 'What is missing or wrong? (optional)',
        description: 'Label of a text field, after the answer that the page was not helpful',
      })
    : translate({
        id: 'feedbackForm.page.helpful',
        message: 'What could be even better? (optional)',
        description: 'Label of a text field, after the answer that the page was helpful',
      });
}
