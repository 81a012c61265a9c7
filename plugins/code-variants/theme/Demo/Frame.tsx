import React, {useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type FrameProps = {
  name: string;
  /** In px. */
  height: number;
  /** Gets the frame's document, once it is there. */
  children: (frame: Document) => ReactNode;
};

/** Demos are written in English, whatever the page's language. The page's own policy holds in the frame as well. */
const emptyPage = '<!doctype html><html lang="en"><title>Demo</title><style>body{margin:0}</style>';

/** A document of its own for a demo, where neither the site's styles nor its layout reach. */
export default function Frame({name, height, children}: FrameProps): ReactNode {
  const [frame, setFrame] = useState<Document | null>(null);
  return (
    <iframe
      className={styles.frame}
      style={{blockSize: height}}
      srcDoc={emptyPage}
      title={translate(
        {
          id: 'codeVariants.demo.frame',
          message: 'Running demo {name}',
          description: 'Name of the frame that a demo runs in, for screen readers',
        },
        {name},
      )}
      onLoad={(event) => setFrame(event.currentTarget.contentDocument)}
    >
      {frame && createPortal(children(frame), frame.body)}
    </iframe>
  );
}
