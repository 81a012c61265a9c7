import React, {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useFeedbackStore} from '../../client/FeedbackProvider';
import {withForm, type Asked, type OpenForm} from '../../client/openForms';
import {useHeadings} from '../../client/useHeadings';
import type {Rating, Target} from '../../payload';
import {usePlace} from '../../client/usePlace';
import {RatingStatus} from './RatingStatus';
import {SectionButton} from './SectionButton';
import {Form, type FormProps} from './Form';

export type FormsProps = {
  /** Path of the page, with its language and version. */
  page: string;
  /** Label of the version of the documentation. */
  version: string;
  asked: Asked | null;
  onAsk: (asked: Asked) => void;
  /** The answer that shows as chosen. */
  rating: Rating;
  /** The answer that was pressed since the page was opened. */
  pressed: Rating;
  /** Nothing counts as pressed any more. */
  onTakeBack: () => void;
};

/** All but the question: the forms that are open, those with unsent text among them, and the buttons of sections. */
export default function LazyForms({
  page,
  version,
  asked,
  onAsk,
  rating,
  pressed,
  onTakeBack,
}: FormsProps): ReactNode {
  const store = useFeedbackStore();
  const [forms, setForms] = useState<readonly OpenForm[]>(() =>
    store.drafts(page).map((target) => ({target, round: 0, sent: false})),
  );
  const headings = useHeadings();
  const pageForm = forms.find(({target}) => target === 'page');

  useEffect(() => {
    if (asked) setForms((open) => withForm(open, asked.target));
  }, [asked]);

  const close = (target: Target) => {
    setForms((open) => open.filter((one) => one.target !== target));
    const {rating: stored, unsent} = store.view(page, target);
    // Nobody takes answers here: this one leads nowhere.
    if (target === 'page' && stored === null && !unsent) onTakeBack();
  };
  return (
    <>
      {headings.map((one) =>
        createPortal(
          <SectionButton
            heading={one}
            open={forms.some(({target, sent}) => target === `#${one.id}` && !sent)}
            onClick={() => onAsk({target: `#${one.id}`})}
          />,
          one,
          one.id,
        ),
      )}
      {!pageForm?.sent && <RatingStatus page={page} pressed={pressed} isFormOpen={pageForm !== undefined} />}
      {forms.map(({target, round, sent}) => (
        <PlacedForm
          key={`${target} ${round}`}
          place={{page, target, version}}
          asked={asked?.target === target ? asked : null}
          rating={target === 'page' ? rating : null}
          isOver={sent}
          onSent={() =>
            setForms((open) => open.map((one) => (one.target === target ? {...one, sent: true} : one)))
          }
          onClose={() => close(target)}
        />
      ))}
    </>
  );
}

/** A form where it belongs: below the question, below the heading of its section, at the end of its demo. */
function PlacedForm(props: FormProps): ReactNode {
  const box = usePlace(props.place.target);
  if (props.place.target === 'page') return <Form {...props} />;
  return box && createPortal(<Form {...props} />, box);
}
