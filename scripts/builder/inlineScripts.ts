import {createHash} from 'node:crypto';

/** Attributes may hold a `>` in quotes, so they are matched one by one. */
const scriptElement =
  /<script((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*>([\s\S]*?)<\/script/gi;
const typeAttribute = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Types whose element a security policy treats as a script; any other type is data (JSON-LD, for example). */
const executableTypes = new Set([
  '',
  'application/javascript',
  'importmap',
  'module',
  'speculationrules',
  'text/javascript',
]);

/**
 * The texts of the inline scripts in a page that a browser would execute, exactly as they stand there.
 *
 * @param html of a page; line ends are LF, as a browser sees them
 */
export function inlineScripts(html: string): string[] {
  const texts: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElement)) {
    const type = typeAttribute.exec(attributes);
    const name = (type?.[1] ?? type?.[2] ?? type?.[3] ?? '').trim().toLowerCase();
    const external = /\ssrc(?=[\s=]|$)/i.test(attributes);
    if (!external && text !== '' && executableTypes.has(name)) texts.push(text);
  }
  return texts;
}

/** The hash of a script as a security policy names it: base64 of SHA-256, without the `sha256-` prefix. */
export function scriptHash(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64');
}
