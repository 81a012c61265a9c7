import {productAt} from '../../../src/navigation';
import type {MemberKind} from '../format';
import {synonyms} from './dictionary';
import type {IndexedName, NameIndex} from './nameIndex';
import {productsIn, withoutProducts} from './productWords';
import {kindScore, nameScale, type Scored} from './scoredNames';
import {keywords, nameParts, stem} from './words';

/** Score of a name that has all words of a question. */
const wordScale = 95;

/** Score of a name that is spelled out: `readOnly`, "read only". A page that is called so is above it. */
const spelledOut = 165;

/** Below this share of its words a question does not name a thing. */
const leastCoverage = 0.7;

/** What is left of the score of a name that words only lead to: they rarely mean a class of the style sheet. */
const memberShare: Readonly<Partial<Record<MemberKind, number>>> = {class: 0.7, selector: 0.8};

/** Names whose parts are the words of a question: `hide toolbar` finds `showToolbar`. */
export function namesByWords(query: string, {names, byStem}: NameIndex): Scored[] {
  const words = keywords(query);
  // One word among others may be a name: "GridColDef width", "DataGrid rowHeight prop".
  const exact = words.length > 1 ? namesAmong(query, names) : [];
  const wanted = words.map((word) => {
    const stemmed = stem(word);
    return {stem: stemmed, others: synonyms.get(stemmed) ?? []};
  });
  const products = productsIn(query);
  // "read only picker" means `readOnly` of a picker: that word says where, not what.
  const telling = new Set(withoutProducts(words).map(stem));
  const all = new Set(wanted.map((word) => word.stem));
  const stems = wanted.flatMap(({stem: stemmed, others}) => [stemmed, ...others]);
  const near = new Set(stems.flatMap((stemmed) => byStem.get(stemmed) ?? []));
  const found = [...near].flatMap((name): Scored[] => {
    const isThere =
      telling.size > 0 && name.pages.some(([, , path]) => products.has(productAt(`/x/${path}`)));
    const counted = isThere ? wanted.filter((word) => telling.has(word.stem)) : wanted;
    const owner = isThere ? name.pages.find(([page]) => isNamed(page, all))?.[0] : undefined;
    const named = {name, ...(name.member !== undefined && owner !== undefined && {owner})};
    if (isSpelledOut(counted, name)) return [{...named, score: spelledOut + kindScore(name)}];
    const fit = counted.map(({stem: stemmed, others}) => {
      if (name.stems.includes(stemmed)) return 1;
      return others.some((other) => name.stems.includes(other)) ? 0.8 : 0;
    });
    const coverage = fit.reduce<number>((sum, one) => sum + one, 0) / counted.length;
    if (coverage < leastCoverage) return [];
    const used = fit.filter((one) => one > 0).length;
    const precision = Math.min(used / name.parts.length, 1);
    const share = name.member === undefined ? 1 : (memberShare[name.member] ?? 1);
    return [{...named, score: share * wordScale * coverage * (0.45 + 0.55 * precision) + kindScore(name)}];
  });
  return [...exact, ...found];
}

/** Whether a question has all parts of the name of a component: "read only date picker" names `DatePicker`. */
function isNamed(component: string, words: ReadonlySet<string>): boolean {
  return nameParts(component).every((part) => words.has(stem(part)));
}

function isSpelledOut(words: readonly {readonly stem: string}[], {stems}: IndexedName): boolean {
  return (
    words.length > 1 &&
    words.length === stems.length &&
    words.every((word, place) => word.stem === stems[place])
  );
}

function namesAmong(query: string, names: readonly IndexedName[]): Scored[] {
  const codes = query
    .split(/\s+/)
    .filter((word) => /^[<.]?[A-Za-z]+[A-Z-]\w*/.test(word) || /^Mui/.test(word));
  const owners = codes.map((code) => code.replace(/\W/g, '').toLowerCase());
  const words = new Set(
    query.split(/\s+/).map((word) => word.replace(/^[<.]+|[/>,.()]+$/g, '').toLowerCase()),
  );
  return names.flatMap((name): Scored[] => {
    if (!words.has(name.lower)) return [];
    const owner = name.pages.find(([page]) => name.member && owners.includes(page.toLowerCase()))?.[0];
    if (owner !== undefined) return [{name, owner, score: nameScale}];
    return owners.includes(name.lower) ? [{name, score: nameScale * 0.85}] : [];
  });
}
