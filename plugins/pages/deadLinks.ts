import {missingPage} from './missingPage';

/** What Docusaurus hands over of a link or picture that leads nowhere. */
interface Dead {
  /** From the project's folder. */
  sourceFilePath: string;
  url: string;
  node: {position?: {start: {line: number; column: number}}};
}

function formatPlace({sourceFilePath, node}: Dead): string {
  const {line, column} = node.position?.start ?? {line: 1, column: 1};
  return `${sourceFilePath}:${line}:${column}`;
}

/**
 * Stops at a link to a page that is not there.
 *
 * @param addresses - of the pages of the version, asked for when there is such a link
 */
export function deadLink(addresses: () => readonly string[]): (dead: Dead) => never {
  return (dead) => {
    throw new Error(`${formatPlace(dead)}: ${missingPage(dead.url, addresses())}`);
  };
}

/** Stops at a picture that is not there. */
export function deadImage(dead: Dead): never {
  throw new Error(`${formatPlace(dead)}: there is no picture ${dead.url || 'without an address'}`);
}
