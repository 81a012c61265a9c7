/** All third parties that the site can be configured with, in the order in which readers are told. */
export const serviceNames = ['analytics', 'adverts', 'search', 'iconFont'] as const;

export type ServiceName = (typeof serviceNames)[number];

/** Where something is kept in the reader's browser. */
export type StorageKind = 'cookie' | 'localStorage' | 'sessionStorage' | 'cache';

/** How long: until the reader removes it, as long as the tab is open, or a number of days. */
export type StorageLife = 'untilRemoved' | 'tab' | {readonly days: number};

/** One thing that is kept in the reader's browser. */
interface Item<Purpose> {
  readonly kind: StorageKind;
  /** Its name; a `*` stands for any text. */
  readonly name: string;
  readonly life: StorageLife;
  /** What for: its text is in `theme/PrivacyPage/purposeText.ts`. */
  readonly purpose: Purpose;
  /** The third party that sets it, after an agreement; absent for what the site itself keeps. */
  readonly service?: ServiceName;
}

/**
 * Everything that the site, or a third party through it, keeps in a reader's browser: the one source of the privacy
 * page. A browser test compares it with what is really there.
 */
const items = [
  {kind: 'localStorage', name: 'theme-mui-x-docs', life: 'untilRemoved', purpose: 'colorMode'},
  {kind: 'localStorage', name: 'mui-x-docs.settings', life: 'untilRemoved', purpose: 'settings'},
  {kind: 'cookie', name: 'codeVariant', life: {days: 365}, purpose: 'codeVariant'},
  {kind: 'cookie', name: 'codeStyling', life: {days: 365}, purpose: 'codeStyling'},
  {kind: 'localStorage', name: 'mui-x-docs.package-manager', life: 'untilRemoved', purpose: 'packageManager'},
  {kind: 'localStorage', name: 'mui-x-docs.api-layout', life: 'untilRemoved', purpose: 'apiLayout'},
  {kind: 'localStorage', name: 'mui-x-docs.consent', life: 'untilRemoved', purpose: 'consent'},
  {kind: 'localStorage', name: 'mui-x-docs.feedback.drafts', life: {days: 30}, purpose: 'feedbackDrafts'},
  {kind: 'localStorage', name: 'mui-x-docs.feedback.unsent', life: {days: 30}, purpose: 'feedbackUnsent'},
  {kind: 'localStorage', name: 'mui-x-docs.feedback.ratings', life: {days: 365}, purpose: 'feedbackRatings'},
  {kind: 'sessionStorage', name: 'mui-x-docs.feedback.visit', life: 'tab', purpose: 'feedbackVisit'},
  {kind: 'localStorage', name: 'mui-x-docs.search.recent', life: 'untilRemoved', purpose: 'recentSearches'},
  {kind: 'sessionStorage', name: 'mui-x-docs.sidebar-scroll.*', life: 'tab', purpose: 'sidebarScroll'},
  {kind: 'sessionStorage', name: 'route-sections.reloaded', life: 'tab', purpose: 'reload'},
  {kind: 'cache', name: 'mui-x-docs.offline/*/visited', life: 'untilRemoved', purpose: 'visitedPages'},
  {kind: 'cache', name: 'mui-x-docs.offline/*/kept', life: 'untilRemoved', purpose: 'keptVersion'},
  {kind: 'cookie', name: '_ga', life: {days: 730}, purpose: 'visitor', service: 'analytics'},
  {kind: 'cookie', name: '_ga_*', life: {days: 730}, purpose: 'visit', service: 'analytics'},
] as const satisfies readonly Item<string>[];

/** What something is kept for. */
export type StoragePurpose = (typeof items)[number]['purpose'];

export type StoredItem = Item<StoragePurpose>;

export const storedItems: readonly StoredItem[] = items;

/** What the site itself stores; the answer about third parties only where there are any. */
export function getSiteItems(services: readonly ServiceName[]): StoredItem[] {
  return storedItems.filter(
    ({service, purpose}) => service === undefined && (purpose !== 'consent' || services.length > 0),
  );
}

/** What these third parties store. */
export function getServiceItems(services: readonly ServiceName[]): StoredItem[] {
  return storedItems.filter(({service}) => service !== undefined && services.includes(service));
}

/** The entry that a name found in a browser belongs to. */
export function findStoredItem(kind: StorageKind, name: string): StoredItem | undefined {
  return storedItems.find((item) => {
    const [start = '', end] = item.name.split('*');
    const isMatch = end === undefined ? name === start : name.startsWith(start) && name.endsWith(end);
    return item.kind === kind && isMatch;
  });
}
