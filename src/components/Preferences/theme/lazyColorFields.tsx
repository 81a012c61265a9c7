import React, {useId, useMemo, type ReactNode} from 'react';
import {styled} from '@mui/material/styles';
import {translate} from '@docusaurus/Translate';
import {demoTheme} from '@site/src/mui/buildTheme';
import {useThemeSettings, useThemeSettingsDispatch, type PaletteColorName} from '@site/src/preferences/theme';
import {Row, Section, SectionHead} from '../lazyParts';
import {ReadyColors} from './lazyReadyColors';

/**
 * Colors of the demos: some that are ready, and any other. Each field shows the library's own color until the reader
 * chooses another.
 */
export function ColorFields(): ReactNode {
  const id = useId();
  const settings = useThemeSettings();
  const {paletteColors, paletteMode} = settings;
  const dispatch = useThemeSettingsDispatch();
  const {palette} = useMemo(
    () => demoTheme({paletteMode, paletteColors: {}, direction: 'ltr', spacing: 8}),
    [paletteMode],
  );
  const choose = (name: PaletteColorName, main: string | null) => {
    const chosen = main === null ? undefined : {main};
    dispatch({type: 'CHANGE', payload: {paletteColors: {...paletteColors, [name]: chosen}}});
  };
  const field = (name: 'primary' | 'secondary') => (
    <ColorInput
      type="color"
      id={`${id}${name}`}
      value={paletteColors[name]?.main ?? palette[name].main}
      onChange={(event) => choose(name, event.currentTarget.value)}
    />
  );
  return (
    <Section>
      <SectionHead>
        <label htmlFor={`${id}primary`}>
          {translate({
            id: 'site.preferences.color.primary',
            message: 'Primary color of demos',
            description: 'Label of a color setting',
          })}
        </label>
        <bdi dir="ltr">{paletteColors.primary?.main ?? palette.primary.main}</bdi>
      </SectionHead>
      <Ends>
        <ReadyColors
          libraryColor={palette.primary.main}
          chosen={paletteColors.primary?.main ?? null}
          inkOn={palette.getContrastText}
          onChoose={(main) => choose('primary', main)}
        />
        {field('primary')}
      </Ends>
      <Ends>
        <SectionHead>
          <label htmlFor={`${id}secondary`}>
            {translate({
              id: 'site.preferences.color.secondary',
              message: 'Secondary color of demos',
              description: 'Label of a color setting',
            })}
          </label>
        </SectionHead>
        {field('secondary')}
      </Ends>
    </Section>
  );
}

const Ends = styled(Row)({justifyContent: 'space-between', minBlockSize: 36});

const ColorInput = styled('input')({
  flex: 'none',
  inlineSize: 44,
  blockSize: 32,
  padding: 3,
  border: '1px solid var(--color-edge)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-sheet)',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': {padding: 0},
  '&::-webkit-color-swatch': {border: 0, borderRadius: 4},
  '&::-moz-color-swatch': {border: 0, borderRadius: 4},
});
