/** How copying a page ended: in the clipboard, or why not. */
export type Outcome = 'copied' | 'unreachable' | 'refused';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  const isMarkdown = /^text\/(?:markdown|plain)/.test(response.headers.get('content-type') ?? '');
  // The development server answers every address with the page.
  if (!response.ok || !isMarkdown) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/**
 * Copies the text of an address. The clipboard is asked before the text is there, because some browsers allow it only
 * at once after a press.
 */
export async function copyPage(address: string): Promise<Outcome> {
  const text = fetchText(address);
  const isFetched = text.then(
    () => true,
    () => false,
  );
  try {
    if (typeof ClipboardItem === 'function') {
      const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    } else {
      await navigator.clipboard.writeText(await text);
    }
    return 'copied';
  } catch {
    return (await isFetched) ? 'refused' : 'unreachable';
  }
}
