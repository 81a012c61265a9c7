/**
 * Makes elements of the code that the server wrote into `noscript`, where a browser with scripts has it as text
 * (`foldedParts`). Doing it again changes nothing.
 */
export function unfold(root: ParentNode): void {
  root.querySelectorAll('noscript').forEach((folded) => {
    folded.outerHTML = folded.textContent;
  });
}
