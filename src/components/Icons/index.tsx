import React, {type ReactNode} from 'react';
import {Icon} from '@site/src/ui/Icon';

function icon(drawing: ReactNode): () => ReactNode {
  return () => <Icon>{drawing}</Icon>;
}

export const MenuIcon = icon(<path d="M3 5.5h14M3 10h14M3 14.5h14" />);

export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />);

export const ChevronDownIcon = icon(<path d="m6 8 4 4 4-4" />);

export const PreferencesIcon = icon(
  <>
    <path d="M3 6h7M14 6h3M3 14h3M10 14h7" />
    <circle cx="12" cy="6" r="2" />
    <circle cx="8" cy="14" r="2" />
  </>,
);

export const LanguageIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M3 10h14M10 3c2.2 2 3 4.4 3 7s-.8 5-3 7c-2.2-2-3-4.4-3-7s.8-5 3-7Z" />
  </>,
);

export const CheckIcon = icon(<path d="m5 10.5 3.5 3.5L15 6.5" />);

export const FilterIcon = icon(
  <>
    <circle cx="9" cy="9" r="5" />
    <path d="m13 13 3.5 3.5" />
  </>,
);

export const ChevronEndIcon = icon(<path d="m8 6 4 4-4 4" />);
