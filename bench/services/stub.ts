import type {ReactNode} from 'react';

/** In the place of what analytics, adverts and feedback offer to the rest of the site: it shows and does nothing. */
export default function Nothing(): ReactNode {
  return null;
}

export {Nothing as ThirdPartyServices};

export function AdProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}

export const hasServices: boolean = false;

export function openConsent(): void {}

export function askAboutDemo(_name: string): void {}
