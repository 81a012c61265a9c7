import React, {type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {usePlace} from '../../client/usePlace';
import {Form, type FormProps} from './Form';

/** A form where it belongs: below the question, below the heading of its section, at the end of its demo. */
export function PlacedForm(props: FormProps): ReactNode {
  const place = usePlace(props.target);
  if (props.target === 'page') return <Form {...props} />;
  return place && createPortal(<Form {...props} />, place);
}
