import React, {type ReactNode} from 'react';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {translate} from '@docusaurus/Translate';
import {CloseIcon} from '@site/src/components/Icons';
import MuiScope from '@site/src/mui/MuiScope';
import {useSettings} from '@site/src/settings';
import {ColorFields} from './lazyColorFields';
import {ComponentLanguageField} from './lazyComponentLanguageField';
import {DensityFields} from './lazyDensityFields';
import {DirectionField} from './lazyDirectionField';
import {ModeField} from './lazyModeField';
import {ShareButtons} from './lazyShareButtons';

/** The preferences: everything a reader can set, applied at once and kept (B2.5). */
export default function Panel({onClose}: {onClose: () => void}): ReactNode {
  const {direction} = useSettings();
  const titleId = 'preferences-title';
  return (
    <MuiScope theme="site">
      <Drawer
        open
        // The component library mirrors the anchor itself: "right" is the end of the line in both directions.
        anchor="right"
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            dir: direction,
            sx: {inlineSize: 'min(24rem, 100vw)', padding: 3},
          },
        }}
      >
        <Stack
          direction="row"
          sx={{alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: 2}}
        >
          <Typography id={titleId} variant="h6" component="h2">
            {translate({id: 'site.preferences.open', message: 'Preferences'})}
          </Typography>
          <IconButton
            onClick={onClose}
            aria-label={translate({
              id: 'site.preferences.close',
              message: 'Close preferences',
              description: 'Name of the button that closes the preferences',
            })}
          >
            <CloseIcon />
          </IconButton>
        </Stack>
        <Stack spacing={3}>
          <ModeField />
          <DirectionField />
          <DensityFields />
          <ColorFields />
          <ComponentLanguageField />
          <ShareButtons />
        </Stack>
      </Drawer>
    </MuiScope>
  );
}
