import type {ProductId} from '../../../../src/navigation';

/** The social card of a product in a language. */
export interface SocialCard {
  /** Below `static/`: `/img/cards/x-charts.en.png`. */
  readonly file: string;
  readonly product: ProductId;
  /** Key of its language: `zh`. */
  readonly language: string;
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  /** The product's name; none for the card of the documentation as a whole. */
  readonly title: string | undefined;
}

/** All cards, and the colors that they are drawn in. */
export interface SocialCards {
  readonly cards: readonly SocialCard[];
  readonly colors: Readonly<Record<'canvas' | 'text' | 'text2' | 'accent' | 'soft' | 'line', string>>;
}
