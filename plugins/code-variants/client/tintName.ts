/** The name of the highlight in the style sheet of a demo's code. */
const tintKey = 'linked-name';

/** The last part of a name as code has it: `sortModel` of `apiRef.current.sortModel()`, `DataGrid` of `<DataGrid />`. */
export function bareName(text: string): string {
  const [path = ''] = text.replace(/^<\/?/, '').split(/[\s(={:/>[]/);
  return path.split('.').at(-1) ?? '';
}

/** Whether two elements of a page stand under the same heading. */
export function isSameSection(text: Element, first: Element, second: Element): boolean {
  const findSection = (element: Element) => {
    let heading: Element | null = null;
    for (const block of text.children) {
      if (/^H[1-3]$/.test(block.tagName)) heading = block;
      if (block.contains(element)) return heading;
    }
    return undefined;
  };
  const section = findSection(first);
  return section !== undefined && section === findSection(second);
}

/** Every place of a name in a text, whole words alone. */
export function findRanges(root: Element, name: string): Range[] {
  const whole = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g');
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const {index} of (node.nodeValue ?? '').matchAll(whole)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + name.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/**
 * Tints what a link names in the code of a demo of its section, until neither the pointer nor the focus is on the link.
 *
 * @param demoId - id of the demo's element
 * @param target - what is pointed at or focused: a linked name or a part of it
 */
export function tintName(demoId: string, target: Element): void {
  const demo = document.getElementById(demoId);
  const text = demo?.closest('.markdown');
  const link = target.closest('a');
  if (!demo || !text || !link || demo.contains(link) || !('highlights' in CSS)) {
    return;
  }
  const name = bareName(link.textContent);
  const isOn = () => link.matches(':hover, :focus');
  // The pointer also moves inside of a link, and may be gone before this was loaded.
  if (!/^[A-Za-z_$][\w$]*$/.test(name) || !isOn() || !isSameSection(text, demo, link)) {
    return;
  }
  const ranges = [...demo.querySelectorAll('pre code')].flatMap((code) => findRanges(code, name));
  if (ranges.length === 0) {
    return;
  }
  const tinted = CSS.highlights.get(tintKey) ?? new Highlight();
  CSS.highlights.set(tintKey, tinted);
  for (const range of ranges) tinted.add(range);
  const leave = () => {
    if (isOn()) return;
    for (const range of ranges) tinted.delete(range);
    link.removeEventListener('pointerleave', leave);
    link.removeEventListener('blur', leave);
  };
  link.addEventListener('pointerleave', leave);
  link.addEventListener('blur', leave);
}
