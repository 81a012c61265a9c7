import React, {useState, type ReactNode} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {shareLink, useSettings} from '@site/src/settings';

type Outcome = 'copied' | 'refused' | null;

function outcomeText(outcome: Outcome): string {
  switch (outcome) {
    case 'copied':
      return translate({
        id: 'site.preferences.share.done',
        message: 'The link is in the clipboard.',
        description: 'Shown after the link with the settings was copied',
      });
    case 'refused':
      return translate({
        id: 'site.preferences.share.failed',
        message: 'The browser does not let this page use the clipboard.',
        description: 'Shown when the link with the settings could not be copied',
      });
    case null:
      return '';
  }
}

/** Copies a link to this page that carries the settings (B2.5). */
export function ShareButtons(): ReactNode {
  const settings = useSettings();
  const {colorModeChoice} = useColorMode();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const share = async () => {
    try {
      const link = shareLink(window.location.href, {...settings, mode: colorModeChoice ?? 'system'});
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <Stack spacing={1}>
      <Button variant="outlined" onClick={() => void share()} sx={{textTransform: 'none'}}>
        {translate({
          id: 'site.preferences.share',
          message: 'Copy a link with these settings',
          description: 'Label of a button',
        })}
      </Button>
      <Typography variant="body2" role="status" sx={{minBlockSize: '1.5em'}}>
        {outcomeText(outcome)}
      </Typography>
    </Stack>
  );
}
