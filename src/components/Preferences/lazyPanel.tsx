import React, {type ReactNode} from 'react';
import Drawer from '@mui/material/Drawer';
import {styled} from '@mui/material/styles';
import {translate} from '@docusaurus/Translate';
import {CloseIcon} from '@site/src/components/Icons';
import MuiScope from '@site/src/mui/MuiScope';
import {siteTheme} from '@site/src/mui/siteTheme';
import {useThemeSettings} from '@site/src/preferences/theme';
import {CodeFields} from './code/lazyCodeFields';
import {ColorFields} from './theme/lazyColorFields';
import {ComponentLanguageField, DensityField, DirectionField, ModeField} from './theme/lazyFields';
import {SpacingField} from './theme/lazySpacingField';
import {Foot} from './lazyFoot';
import {QuietButton} from './lazyParts';

const drawerMs = 220;

/** The preferences: everything a reader can set, applied at once and kept. The page stays in sight beside them. */
export default function Panel({onClose}: {onClose: () => void}): ReactNode {
  const {direction} = useThemeSettings();
  const titleId = 'preferences-title';
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <MuiScope makeTheme={siteTheme}>
      <Drawer
        open
        // The component library mirrors the anchor itself: "right" is the end of the line in both directions.
        anchor="right"
        disableScrollLock
        transitionDuration={isStill ? 0 : drawerMs}
        onClose={onClose}
        slotProps={{
          backdrop: {invisible: true},
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            dir: direction,
            elevation: 0,
            sx: paper,
          },
        }}
      >
        <Head>
          <h2 id={titleId}>{translate({id: 'site.preferences.open', message: 'Preferences'})}</h2>
          <QuietButton
            type="button"
            sx={{flex: 'none', inlineSize: 36, marginInlineEnd: '-8px', padding: 0}}
            onClick={onClose}
            aria-label={translate({
              id: 'site.preferences.close',
              message: 'Close preferences',
              description: 'Name of the button that closes the preferences',
            })}
          >
            <CloseIcon />
          </QuietButton>
        </Head>
        <Fields>
          <ModeField />
          <DirectionField />
          <DensityField />
          <SpacingField />
          <ColorFields />
          <ComponentLanguageField />
          <CodeFields />
        </Fields>
        <Foot />
      </Drawer>
    </MuiScope>
  );
}

const paper = {
  boxSizing: 'border-box',
  inlineSize: 380,
  // What is wider than the screen scrolls inside.
  overflow: 'hidden',
  // Drawn where the system paints over shadows and grounds.
  outline: '1px solid transparent',
  borderStartStartRadius: 'var(--radius-sheet)',
  borderEndStartRadius: 'var(--radius-sheet)',
  background: 'var(--color-raised)',
  boxShadow: 'var(--depth-floating)',
  color: 'var(--color-text)',
  fontFamily: 'var(--font-text)',
  '@media (max-width: 599.98px)': {inlineSize: '100vw', borderRadius: 0},
  '*, *::before, *::after': {boxSizing: 'border-box'},
} as const;

const Head = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '14px 24px 12px',
  '& > h2': {margin: 0, font: '650 19px/1.4 var(--font-text)', letterSpacing: 'normal'},
});

const Fields = styled('div')({
  flex: 1,
  minBlockSize: 0,
  paddingInline: 24,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
