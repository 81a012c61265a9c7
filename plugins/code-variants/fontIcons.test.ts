import {describe, expect, it} from 'vitest';
import {usesFontIcons} from './fontIcons';

describe('a demo uses font icons', () => {
  it.each([
    "import Icon from '@mui/material/Icon';",
    "import {Icon} from '@mui/material';",
    "import * as React from 'react';\nimport {\n  Box,\n  Icon,\n} from '@mui/material';",
  ])('when it imports their component: %s', (source) => {
    expect(usesFontIcons(source)).toBe(true);
  });

  it.each([
    "import IconButton from '@mui/material/IconButton';",
    "import {IconButton, SvgIcon} from '@mui/material';",
    "import {Icon} from './Icon';\nimport {Box} from '@mui/material';",
    "import DeleteIcon from '@mui/icons-material/Delete';",
  ])('and not for any other icon: %s', (source) => {
    expect(usesFontIcons(source)).toBe(false);
  });
});
