import React, {type ReactNode} from 'react';
import {styled} from '@mui/material/styles';
import {Icon} from '@site/src/ui/Icon';

/** What the panel is made of. Here, not in a style sheet: that would travel with every page. */

const turn = {
  transition:
    'background-color var(--motion-color), border-color var(--motion-color), color var(--motion-color)',
};

/** A part of the panel; a hairline keeps it from the one before. */
export const Section = styled('div')({
  display: 'grid',
  gap: 8,
  paddingBlock: 16,
  '& + &': {borderBlockStart: '1px solid var(--color-line)'},
});

/** Around the label of a part and its value, which stands at the end. */
export const SectionHead = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  fontSize: 13,
  lineHeight: '20px',
  color: 'var(--color-text3)',
  '& > :is(span, label)': {fontSize: 14, fontWeight: 600, color: 'var(--color-text)'},
});

export const Row = styled('div')({display: 'flex', alignItems: 'center', gap: 12});

export const QuietButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minBlockSize: 36,
  padding: '6px 14px',
  border: '1px solid transparent',
  borderRadius: 'var(--radius-control)',
  background: 'none',
  color: 'var(--color-text)',
  font: '600 14px/20px var(--font-text)',
  cursor: 'pointer',
  ...turn,
  '&:hover:enabled': {background: 'var(--color-hover)'},
  '&:active:enabled': {background: 'var(--color-pressed)'},
  '&:disabled': {borderColor: 'var(--color-line)', color: 'var(--color-disabled)', cursor: 'default'},
});

export const PlainButton = styled(QuietButton)({
  '&:enabled': {borderColor: 'var(--color-edge)'},
  background: 'var(--color-sheet)',
});

/** Around the values of a choice, all in sight. */
export const Segments = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  padding: 2,
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-hover)',
});

export const Segment = styled('button')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minBlockSize: 32,
  padding: '4px 8px',
  border: '1px solid transparent',
  borderRadius: 'var(--radius-small)',
  background: 'none',
  color: 'var(--color-text2)',
  font: '400 13px/20px var(--font-text)',
  cursor: 'pointer',
  ...turn,
  '&:hover': {color: 'var(--color-text)'},
  '&[aria-pressed=true]': {
    borderColor: 'var(--color-line)',
    background: 'var(--color-sheet)',
    color: 'var(--color-text)',
    fontWeight: 600,
  },
  '@media (forced-colors: active)': {
    '&[aria-pressed=true]': {forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText'},
  },
});

const Field = styled('span')({
  position: 'relative',
  display: 'block',
  flex: 1,
  minInlineSize: 0,
  '& > select': {
    appearance: 'none',
    inlineSize: '100%',
    minBlockSize: 36,
    paddingBlock: 6,
    paddingInline: '12px 36px',
    border: '1px solid var(--color-edge)',
    borderRadius: 'var(--radius-control)',
    background: 'var(--color-sheet)',
    color: 'var(--color-text)',
    font: '400 14px/20px var(--font-text)',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
  '& > select:hover': {borderColor: 'var(--color-text2)'},
  '& > svg': {position: 'absolute', insetBlockStart: 10, insetInlineEnd: 12, pointerEvents: 'none'},
});

type SelectProps = {
  /** For its label. */
  id?: string;
  /** Its name, where no label is in sight. */
  name?: string;
  value: string;
  options: readonly {value: string; label: string}[];
  onChange: (value: string) => void;
};

/** One of many values, with the browser's own list. */
export function Select({id, name, value, options, onChange}: SelectProps): ReactNode {
  return (
    <Field>
      <select
        id={id}
        aria-label={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon size={16}>
        <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />
      </Icon>
    </Field>
  );
}
