import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {KeepState, Trouble} from '../../client/keep/types';
import {sumSizes} from '../../list';
import {sizeText} from '../../client/sizeText';
import {versionText} from './versionText';

/** How the version stands, in a sentence or two. */
export function KeepText({state}: {state: KeepState}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return <p>{getText(state, (bytes) => sizeText(bytes, currentLocale))}</p>;
}

function getText(state: KeepState, size: (bytes: number) => string): string {
  switch (state.phase) {
    case 'looking':
      return translate({
        id: 'offline.keep.looking',
        message: 'Looking at what is on your device…',
        description: 'While the page looks what is on this device',
      });
    case 'unavailable':
      return translate({
        id: 'offline.keep.unavailable',
        message:
          'Pages cannot be kept here. It takes a browser with service workers, outside of private windows, and the address of the published site.',
        description: 'Where pages cannot be kept',
      });
    case 'unreachable':
      return translate({
        id: 'offline.keep.unreachable',
        message:
          'The site cannot be reached, so this version cannot be downloaded now. Check your connection.',
        description: 'When the size of the version cannot be asked for',
      });
    case 'ready':
      return readyText(state, size);
    case 'short':
      return translate(
        {
          id: 'offline.keep.short',
          message:
            'There is not enough room: {missing} are needed, and your browser has {free} left for this site. Free some space on your device, or remove another version below.',
          description: 'When storage is short; both are sizes',
        },
        {missing: size(state.missing), free: size(state.free)},
      );
    case 'loading':
      return translate({
        id: 'offline.keep.loading',
        message: 'Downloading. Keep this page open; when you leave it, the download waits for you.',
        description: 'While the version is downloaded',
      });
    case 'stopped':
      return troubleText(state.trouble);
    case 'kept':
      return translate(
        {
          id: 'offline.keep.kept',
          message: '{version} is on this device as a whole: {size}. Every page opens without a network.',
          description: 'When the whole version is kept',
        },
        {version: versionText(state.list), size: size(sumSizes(state.list.files))},
      );
  }
}

function readyText(
  {list, progress, isUpdate}: Extract<KeepState, {phase: 'ready'}>,
  size: (bytes: number) => string,
): string {
  const values = {version: versionText(list), size: size(progress.total)};
  if (progress.done > 0) {
    return translate({
      id: 'offline.keep.paused',
      message: 'A part of this version is on your device. Go on to have all of it.',
      description: 'When a part of the version is on this device',
    });
  }
  return isUpdate
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
      );
}

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
