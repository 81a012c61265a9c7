import React, {type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {usePlace} from '../../client/usePlace';
import {Form, type FormProps} from './Form';

/** A form where it belongs: below the question, below the heading of its section, at the end of its demo. */
export function PlacedForm(props: FormProps): ReactNode {
  const box = usePlace(props.place.target);
  if (props.place.target === 'page') return <Form {...props} />;
  return box && createPortal(<Form {...props} />, box);
}
