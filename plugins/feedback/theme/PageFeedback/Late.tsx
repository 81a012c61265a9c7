import React, {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {draftsOf, ratingOf} from '../../client/memory';
import {withForm, type OpenForm} from '../../client/openForms';
import {useHeadings} from '../../client/useHeadings';
import type {FeedbackSettings, Rating, Target} from '../../payload';
import {PlacedForm} from './PlacedForm';
import {SectionButton} from './SectionButton';

/** A reader's wish to say something. */
export type Asked = {target: Target};

export type LateProps = {
  /** Path of the page, with its language. */
  page: string;
  asked: Asked | null;
  onAsk: (asked: Asked) => void;
  rating: Rating;
  onRating: (rating: Rating) => void;
};

/** All but the question: the forms that are open, those with unsent text among them, and the buttons of sections. */
export default function Late({page, asked, onAsk, rating, onRating}: LateProps): ReactNode {
  const [drafts] = useState(() => draftsOf(page));
  const [forms, setForms] = useState<readonly OpenForm[]>(() =>
    [...drafts.keys()].map((target) => ({target, round: 0, sent: false})),
  );
  const [settings, setSettings] = useState<FeedbackSettings>();
  const headings = useHeadings();

  useEffect(() => {
    if (asked) setForms((open) => withForm(open, asked.target));
  }, [asked]);

  useEffect(() => {
    if (rating === null) onRating(drafts.get('page')?.rating ?? ratingOf(page));
    // Once: from then on the reader decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

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
      {forms.map(({target, round}) => (
        <PlacedForm
          key={`${target} ${round}`}
          page={page}
          target={target}
          asked={asked?.target === target ? asked : null}
          rating={target === 'page' ? rating : null}
          settings={settings}
          onSettings={setSettings}
          onSent={() =>
            setForms((open) => open.map((one) => (one.target === target ? {...one, sent: true} : one)))
          }
          onClose={() => {
            setForms((open) => open.filter((one) => one.target !== target));
            if (target === 'page') onRating(ratingOf(page));
          }}
        />
      ))}
    </>
  );
}
