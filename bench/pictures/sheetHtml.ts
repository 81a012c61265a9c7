import {colors} from '../../src/mui/colors';

/** A picture with the words below it. */
export interface CaptionedPicture {
  /** Plain words, without markup. */
  caption: string;
  png: Buffer;
}

/** Width of the sheet in px; two pictures of demos stand side by side. */
export const sheetWidth = 1400;

/** The page whose picture is a sheet of pictures in two columns, each as large as it was taken. */
export function sheetHtml(pictures: readonly CaptionedPicture[]): string {
  const {canvas, text2, line} = colors.light;
  const figures = pictures.map(
    ({caption, png}) =>
      `<figure><img alt="" src="data:image/png;base64,${png.toString('base64')}">` +
      `<figcaption>${caption}</figcaption></figure>`,
  );
  return `<!doctype html><html lang="en"><style>
    body { margin: 0; padding: 24px; box-sizing: border-box; inline-size: ${sheetWidth}px; columns: 2; column-gap: 24px;
      background: ${canvas}; color: ${text2}; font: 14px system-ui, "DejaVu Sans", sans-serif; }
    figure { margin: 0 0 24px; break-inside: avoid; }
    img { display: block; box-sizing: border-box; max-inline-size: 100%; border: 1px solid ${line}; border-radius: 8px; }
    figcaption { padding: 8px 4px 0; }
  </style><body>${figures.join('\n')}</body></html>`;
}
