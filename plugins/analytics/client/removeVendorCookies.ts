/** Cookies of the vendor: `_ga`, and one for each measurement id. */
const cookieName = /^_ga(?:_\w+)?$/;

/** Removes the cookies that the vendor of analytics has set. */
export function removeVendorCookies({document, location}: Window): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.replace(/=.*$/s, ''))
    .filter((name) => cookieName.test(name));
  // It sets them for the broadest domain that it can: each part of the host name may be it.
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
