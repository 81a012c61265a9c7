import React, {type ReactNode} from 'react';
import {styled} from '@mui/material/styles';
import {translate} from '@docusaurus/Translate';
import {CheckIcon} from '../lazyIcons';

/** A color with its name; `null` is the library's own. */
type ReadyColor = {main: string | null; name: string};

function readyColors(): ReadyColor[] {
  return [
    {
      main: null,
      name: translate({id: 'site.preferences.color.blue', message: 'Blue', description: 'Color of demos'}),
    },
    {
      main: '#00796b',
      name: translate({id: 'site.preferences.color.teal', message: 'Teal', description: 'Color of demos'}),
    },
    {
      main: '#5e35b1',
      name: translate({
        id: 'site.preferences.color.violet',
        message: 'Violet',
        description: 'Color of demos',
      }),
    },
    {
      main: '#c2185b',
      name: translate({id: 'site.preferences.color.pink', message: 'Pink', description: 'Color of demos'}),
    },
    {
      main: '#b75c00',
      name: translate({
        id: 'site.preferences.color.orange',
        message: 'Orange',
        description: 'Color of demos',
      }),
    },
    {
      main: '#37474f',
      name: translate({id: 'site.preferences.color.slate', message: 'Slate', description: 'Color of demos'}),
    },
  ];
}

type Props = {
  /** The library's own color. */
  libraryColor: string;
  /** The reader's, or `null`. */
  chosen: string | null;
  /** What can be read on a color. */
  inkOn: (color: string) => string;
  onChoose: (main: string | null) => void;
};

/** Some colors that suit the demos, each one press away. */
export function ReadyColors({libraryColor, chosen, inkOn, onChoose}: Props): ReactNode {
  return (
    <Swatches
      role="group"
      aria-label={translate({
        id: 'site.preferences.color.ready',
        message: 'Ready colors',
        description: 'Name of a row of colors to choose from, for screen readers',
      })}
    >
      {readyColors().map(({main, name}) => {
        const shown = main ?? libraryColor;
        return (
          <Swatch
            key={name}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={main === chosen}
            style={{backgroundColor: shown, color: inkOn(shown)}}
            onClick={() => onChoose(main)}
          >
            {main === chosen && CheckIcon}
          </Swatch>
        );
      })}
    </Swatches>
  );
}

const Swatches = styled('span')({display: 'flex', flexWrap: 'wrap', gap: 9});

const Swatch = styled('button')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 30,
  blockSize: 30,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  cursor: 'pointer',
  '&[aria-pressed=true]': {boxShadow: '0 0 0 2px var(--color-raised), 0 0 0 4px var(--color-text)'},
  '&:focus-visible': {outlineOffset: 4},
});
