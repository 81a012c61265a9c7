import React, {useId, type ReactNode} from 'react';
import {Section, SectionHead, Segment, Segments} from './lazyParts';

export type Option<Value extends string> = {value: Value; label: string; icon?: ReactNode};

type SegmentsProps<Value extends string> = {
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
};

/** One of a few values, all in sight. Choosing the chosen one again changes nothing. */
export function ChoiceSegments<Value extends string>({
  value,
  options,
  onChange,
  ...name
}: SegmentsProps<Value> & {'aria-label'?: string; 'aria-labelledby'?: string}): ReactNode {
  return (
    <Segments role="group" {...name}>
      {options.map((option) => (
        <Segment
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.icon}
          {option.label}
        </Segment>
      ))}
    </Segments>
  );
}

/** A part of the panel that is one such choice. */
export function Choice<Value extends string>({
  label,
  ...choice
}: SegmentsProps<Value> & {label: string}): ReactNode {
  const id = useId();
  return (
    <Section>
      <SectionHead>
        <span id={id}>{label}</span>
      </SectionHead>
      <ChoiceSegments {...choice} aria-labelledby={id} />
    </Section>
  );
}
