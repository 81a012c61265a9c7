import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {basePackages, findPackages, tools} from '../../code-variants/build';

/** What stands in a page between the quotes of a list of packages. */
const listed = /<(?:Install\s+packages|PackageVersion\s+name)="([^"]+)"/g;

function frontMatterPackages(page: string): string[] {
  const head = /^---\n(.*?)\n---/s.exec(page.replaceAll('\r\n', '\n'))?.[1] ?? '';
  const block = /^packages:(.*(?:\n[ \t]+.*)*)/m.exec(head)?.[1] ?? '';
  return [...block.matchAll(/[\w@./-]*\w/g)].map(([name]) => name);
}

/** The packages that a page prints the version of. */
function findPagePackages(page: string): string[] {
  const inText = [...page.matchAll(listed)].flatMap((match) => (match[1] ?? '').split(/\s+/));
  return [...new Set([...frontMatterPackages(page), ...inText])].filter(Boolean);
}

/** The packages whose version the current pages print, or that projects made of their demos need. */
export function neededPackages(siteDir: string): Set<string> {
  const folder = path.join(siteDir, 'docs');
  const used = readdirSync(folder, {recursive: true, encoding: 'utf8'}).flatMap((file) => {
    const text = () => readFileSync(path.join(folder, file), 'utf8');
    if (file.endsWith('.mdx')) return findPagePackages(text());
    // What describes the controls of a demo is the site's own.
    const isDemo = /_demos[\\/].*\.tsx?$/.test(file) && !file.endsWith('.controls.ts');
    return isDemo ? findPackages(text()) : [];
  });
  return new Set([...basePackages, ...Object.values(tools).flat(), ...used]);
}
