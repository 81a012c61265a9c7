/** What a reader sees of an advert: texts and `https:` addresses, whoever it comes from (B5.7). */
export type Advert = {
  readonly link: string;
  /** Address of the picture; absent when there is none. */
  readonly img?: string;
  readonly name: string;
  readonly description: string;
  /** Who delivers it. */
  readonly poweredby: string;
  /** What analytics calls it (B5.10). */
  readonly label: string;
};
