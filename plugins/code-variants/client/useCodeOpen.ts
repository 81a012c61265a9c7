import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {parseDemoHash} from '@site/src/preferences/code';

/**
 * Whether all of a demo's code is shown. An anchor of the demo opens it and scrolls there; that of another demo leaves
 * it as it is.
 *
 * @param name - the demo's name, which is also the id of its section
 * @param initially - what the page's author wants
 */
export function useCodeOpen(name: string, initially = false): readonly [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(initially);
  const {key, hash} = useLocation();
  useEffect(() => {
    if (parseDemoHash(hash) === name) {
      setOpen(true);
      document.getElementById(name)?.scrollIntoView();
    }
  }, [name, key, hash]);
  return [open, setOpen];
}
