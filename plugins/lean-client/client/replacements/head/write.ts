import type {Attributes, HeadState} from './state';

/** Marks elements that came from a `<Head>`, here and on the server; on `html` and `body` it names such attributes. */
const mark = 'data-rh';

/** Attributes that others wrote, the first-paint script for one, stay. */
function writeAttributes(element: Element, attributes: Attributes): void {
  const names = Object.keys(attributes);
  for (const old of element.getAttribute(mark)?.split(',') ?? []) {
    if (!names.includes(old)) element.removeAttribute(old);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (names.length === 0) element.removeAttribute(mark);
  else element.setAttribute(mark, names.join());
}

function create(name: string, {innerHTML, ...attributes}: Attributes): Element {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries({...attributes, [mark]: 'true'})) {
    element.setAttribute(attribute, value);
  }
  if (innerHTML) element.innerHTML = innerHTML;
  return element;
}

/** Elements that are there already, be it from the server, stay where they are. */
function writeList(name: string, list: readonly Attributes[]): void {
  const old = [...document.head.querySelectorAll(`${name}[${mark}]`)];
  const added = list
    .map((attributes) => create(name, attributes))
    .filter((element) => {
      const same = old.findIndex((other) => element.isEqualNode(other));
      if (same >= 0) old.splice(same, 1);
      return same < 0;
    });
  old.forEach((element) => element.remove());
  document.head.append(...added);
}

/** Brings the document to that state. Without a title in it, the document keeps the one that it has. */
export function writeHead({single, lists}: HeadState): void {
  for (const [name, {innerHTML: text, ...attributes}] of Object.entries(single)) {
    if (name === 'title' && text && document.title !== text) document.title = text;
    const element = document.querySelector(name);
    if (element) writeAttributes(element, attributes);
  }
  for (const [name, list] of Object.entries(lists)) writeList(name, list);
}
