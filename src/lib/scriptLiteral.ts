/** A value as a JavaScript literal that can stand inside a `<script>` element. */
export function scriptLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
