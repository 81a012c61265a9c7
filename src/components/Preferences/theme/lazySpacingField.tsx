import React, {useId, type ReactNode} from 'react';
import {styled} from '@mui/material/styles';
import {translate} from '@docusaurus/Translate';
import {
  SPACING_MAX,
  SPACING_MIN,
  useThemeSettings,
  useThemeSettingsDispatch,
} from '@site/src/preferences/theme';
import {PlainButton, Row, Section, SectionHead} from '../lazyParts';

/** The spacing unit: a step at a time, or at once with the slider. */
export function SpacingField(): ReactNode {
  const id = useId();
  const {spacing} = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  const share = (spacing - SPACING_MIN) / (SPACING_MAX - SPACING_MIN);
  return (
    <Section role="group" aria-labelledby={id}>
      <SectionHead>
        <span id={id}>
          {translate({
            id: 'site.preferences.spacing',
            message: 'Spacing in demos',
            description: 'Label of the spacing setting',
          })}
        </span>
        <output aria-live="polite">
          <bdi dir="ltr">{spacing} px</bdi>
        </output>
      </SectionHead>
      <Row>
        <Step
          type="button"
          disabled={spacing <= SPACING_MIN}
          onClick={() => dispatch({type: 'DECREASE_SPACING'})}
          aria-label={translate({
            id: 'site.preferences.spacing.less',
            message: 'Less spacing',
            description: 'Name of a button for screen readers',
          })}
        >
          −
        </Step>
        <Track>
          <span style={{inlineSize: `${share * 100}%`}} />
          <input
            type="range"
            min={SPACING_MIN}
            max={SPACING_MAX}
            value={spacing}
            aria-labelledby={id}
            aria-valuetext={`${spacing} px`}
            onChange={(event) => dispatch({type: 'SET_SPACING', payload: event.currentTarget.valueAsNumber})}
          />
        </Track>
        <Step
          type="button"
          disabled={spacing >= SPACING_MAX}
          onClick={() => dispatch({type: 'INCREASE_SPACING'})}
          aria-label={translate({
            id: 'site.preferences.spacing.more',
            message: 'More spacing',
            description: 'Name of a button for screen readers',
          })}
        >
          +
        </Step>
      </Row>
    </Section>
  );
}

const Step = styled(PlainButton)({flex: 'none', inlineSize: 36, padding: 0});

const thumb = {
  boxSizing: 'border-box',
  inlineSize: 20,
  blockSize: 20,
  border: '2px solid var(--color-accent)',
  borderRadius: '50%',
  background: 'var(--color-sheet)',
} as const;

/** The slider's own line is not drawn: the one behind it has the accent up to the thumb, in both directions. */
const Track = styled('span')({
  position: 'relative',
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minInlineSize: 0,
  '&::before, & > span': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: '100%',
    blockSize: 4,
    borderRadius: 2,
    background: 'var(--color-edge)',
  },
  '& > span': {background: 'var(--color-accent)'},
  '& > input': {
    position: 'relative',
    appearance: 'none',
    inlineSize: '100%',
    blockSize: 20,
    margin: 0,
    borderRadius: 10,
    background: 'none',
    cursor: 'pointer',
  },
  '& > input::-webkit-slider-thumb': {appearance: 'none', ...thumb},
  '& > input::-moz-range-thumb': thumb,
  '@media (forced-colors: active)': {
    '&::before, & > span': {display: 'none'},
    '& > input': {appearance: 'auto'},
    '& > input::-webkit-slider-thumb': {appearance: 'auto'},
  },
});
