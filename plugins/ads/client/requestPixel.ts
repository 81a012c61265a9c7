/**
 * Requests an address whose answer nobody reads: that is how an impression is counted. The request carries no cookies,
 * which that of a picture would, and does not say which page it comes from; it goes out even when the page is left.
 */
export async function requestPixel(address: string): Promise<void> {
  try {
    await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
  } catch {
    // It was not counted, which is no matter of the reader's.
  }
}
