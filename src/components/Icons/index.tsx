import React, {type ReactNode} from 'react';
import {Icon} from '@site/src/ui/Icon';

export function MenuIcon(): ReactNode {
  return (
    <Icon>
      <path d="M3 5.5h14M3 10h14M3 14.5h14" />
    </Icon>
  );
}

export function CloseIcon(): ReactNode {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function ChevronDownIcon(): ReactNode {
  return (
    <Icon>
      <path d="m6 8 4 4 4-4" />
    </Icon>
  );
}

export function PreferencesIcon(): ReactNode {
  return (
    <Icon>
      <path d="M3 6h7M14 6h3M3 14h3M10 14h7" />
      <circle cx="12" cy="6" r="2" />
      <circle cx="8" cy="14" r="2" />
    </Icon>
  );
}

export function LanguageIcon(): ReactNode {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7" />
      <path d="M3 10h14M10 3c2.2 2 3 4.4 3 7s-.8 5-3 7c-2.2-2-3-4.4-3-7s.8-5 3-7Z" />
    </Icon>
  );
}

export function CheckIcon(): ReactNode {
  return (
    <Icon>
      <path d="m5 10.5 3.5 3.5L15 6.5" />
    </Icon>
  );
}

export function FilterIcon(): ReactNode {
  return (
    <Icon>
      <circle cx="9" cy="9" r="5" />
      <path d="m13 13 3.5 3.5" />
    </Icon>
  );
}

export function ChevronEndIcon(): ReactNode {
  return (
    <Icon>
      <path d="m8 6 4 4-4 4" />
    </Icon>
  );
}
