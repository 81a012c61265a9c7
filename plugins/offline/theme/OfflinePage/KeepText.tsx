import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {KeepState, Trouble} from '../../client/keep/types';
import {sizeOf} from '../../list';
import {sizeText} from '../../client/sizeText';
import {versionText} from './versionText';

/** What went wrong, and what helps. */
function troubleText(trouble: Trouble): string {
  switch (trouble) {
    case 'network':
      return translate({
        id: 'offline.keep.trouble.network',
        message:
          'The download broke off because the network cannot be reached. What is here stays: go on when you are online again.',
        description: 'Why a download stopped',
      });
    case 'changed':
      return translate({
        id: 'offline.keep.trouble.changed',
        message:
          'The site has been updated during the download. Look again: files that have not changed need not be loaded a second time.',
        description: 'Why a download stopped',
      });
    case 'full':
      return translate({
        id: 'offline.keep.trouble.full',
        message: 'Your browser has no room left for this site. Free some space on your device, then go on.',
        description: 'Why a download stopped',
      });
  }
}

/** How the version stands, in a sentence or two. */
export function KeepText({state}: {state: KeepState}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const size = (bytes: number) => sizeText(bytes, currentLocale);
  switch (state.phase) {
    case 'looking':
      return (
        <p>
          <Translate id="offline.keep.looking" description="While the page looks what is on this device">
            Looking at what is on your device…
          </Translate>
        </p>
      );
    case 'unavailable':
      return (
        <p>
          <Translate id="offline.keep.unavailable" description="Where pages cannot be kept">
            Pages cannot be kept here. It takes a browser with service workers, outside of private windows,
            and the address of the published site.
          </Translate>
        </p>
      );
    case 'unreachable':
      return (
        <p>
          <Translate
            id="offline.keep.unreachable"
            description="When the size of the version cannot be asked for"
          >
            The site cannot be reached, so this version cannot be downloaded now. Check your connection.
          </Translate>
        </p>
      );
    case 'ready':
      return <ReadyText state={state} size={size} />;
    case 'short':
      return (
        <p>
          {translate(
            {
              id: 'offline.keep.short',
              message:
                'There is not enough room: {missing} are needed, and your browser has {free} left for this site. Free some space on your device, or remove another version below.',
              description: 'When storage is short; both are sizes',
            },
            {missing: size(state.missing), free: size(state.free)},
          )}
        </p>
      );
    case 'loading':
      return (
        <p>
          <Translate id="offline.keep.loading" description="While the version is downloaded">
            Downloading. Keep this page open; when you leave it, the download waits for you.
          </Translate>
        </p>
      );
    case 'stopped':
      return <p>{troubleText(state.trouble)}</p>;
    case 'kept':
      return (
        <p>
          {translate(
            {
              id: 'offline.keep.kept',
              message: '{version} is on this device as a whole: {size}. Every page opens without a network.',
              description: 'When the whole version is kept',
            },
            {version: versionText(state.list), size: size(sizeOf(state.list.files))},
          )}
        </p>
      );
  }
}

function ReadyText({
  state: {list, progress, isUpdate},
  size,
}: {
  state: Extract<KeepState, {phase: 'ready'}>;
  size: (bytes: number) => string;
}): ReactNode {
  const values = {version: versionText(list), size: size(progress.total)};
  if (progress.done > 0) {
    return (
      <p>
        <Translate id="offline.keep.paused" description="When a part of the version is on this device">
          A part of this version is on your device. Go on to have all of it.
        </Translate>
      </p>
    );
  }
  return (
    <p>
      {isUpdate
        ? translate(
            {
              id: 'offline.keep.update',
              message:
                'The site has changed since you kept it. Update {version} ({size} in all); files that are the same are not loaded again.',
              description: 'When an earlier build of the version is kept',
            },
            values,
          )
        : translate(
            {
              id: 'offline.keep.ready',
              message:
                '{version} takes {size} on this device; less goes over the network, because it travels compressed.',
              description: 'Before the version is downloaded',
            },
            values,
          )}
    </p>
  );
}
