/** Whether a worker may be registered on a host: on that of the documentation, and on the preview. */
export function isOwnHost(hostname: string, domain: string): boolean {
  return hostname === 'localhost' || hostname.includes(domain);
}
