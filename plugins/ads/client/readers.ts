/** Every word that ordinary browsers use; each begins in its own way, so that a long text is read once. */
const words =
  'Windows|NT|Win|x|Macintosh|Intel|Mac|OS|X|Ubuntu|Linux|CrOS|Android|K|Mobile|iPhone|iPad|CPU|like|rv|AppleWebKit|KHTML|Gecko|Chrome|Version|E|Safari|EdgA?|OPR|Firefox';

const ordinary = new RegExp(`^Mozilla/5\\.0 \\((?:${words}|[\\d._/;:(), ])+$`);

/**
 * Whether a user agent has nothing but the words of ordinary browsers, while crawlers say that they are one: for those
 * the list of crawlers need not be loaded. Others are no crawlers by that; {@link isReader} asks the list.
 */
export function isOrdinaryBrowser(userAgent: string): boolean {
  return ordinary.test(userAgent);
}

/**
 * Whether adverts may be shown to a user agent: not when it looks like a bot or a crawler. The list of those is loaded
 * only when the answer is not plain, so that readers do not carry it.
 *
 * @returns `false` when the list cannot be loaded
 */
export async function isReader(userAgent: string): Promise<boolean> {
  if (isOrdinaryBrowser(userAgent)) {
    return true;
  }
  return import('isbot').then(({isbot}) => !isbot(userAgent)).catch(() => false);
}
