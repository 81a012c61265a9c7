/** What a reader sees of an advert: texts and `https:` addresses, whoever it comes from. */
export type Advert = {
  readonly link: string;
  /** Address of the picture; absent when there is none. */
  readonly img?: string;
  readonly name: string;
  /** The empty text for a picture that says all. */
  readonly description: string;
  /** Who delivers it; the empty text where nobody says so. */
  readonly poweredby: string;
  /** What analytics calls it. */
  readonly label: string;
};
