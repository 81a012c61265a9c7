import {describe, expect, it} from 'vitest';
import {tempFolder} from '../tests/unit/tempFolder';
import {guardCommand} from './commandGuards';

const site = () => tempFolder({'src/theme/Footer/index.tsx': '', 'src/theme/Root.tsx': ''});
const guard = (line: string, siteDir = site()) => guardCommand(line.split(' '), siteDir);

describe("Docusaurus' own commands", () => {
  it.each([
    [
      'swizzle @docusaurus/theme-classic Footer --eject --danger',
      'src/theme/Footer is a component of this site',
    ],
    ['swizzle --wrap @docusaurus/theme-classic Root', 'and merge the two'],
    ['swizzle', 'Name the component'],
    ['swizzle @docusaurus/theme-classic Footer --list', 'and merge the two'],
    ['swizzle @docusaurus/theme-classic --eject', 'would be overwritten without a question'],
    ['write-translations', '"npx docusaurus i18n:texts"'],
    ['write-translations --locale zh', '"npx docusaurus i18n:status"'],
    ['write-translations -l en', '"npx docusaurus i18n:status"'],
    ['serve --port 4000', '"npm run site"'],
    ['deploy', '"npm run smoke -- https://docs.example.org"'],
  ])('that would do harm, or nothing, name the command to use: %s', (line, text) => {
    expect(guard(line)).toContain(text);
  });

  it.each([
    'swizzle @docusaurus/theme-classic BackToTopButton --wrap',
    'swizzle --list',
    'swizzle -l',
    'swizzle @docusaurus/theme-classic --list',
    'swizzle @docusaurus/theme-classic Footer --help',
    'build --locale zh',
    'start',
    'docs:version 8',
    'clear',
    'write-heading-ids',
  ])('run otherwise: %s', (line) => {
    expect(guard(line)).toBeUndefined();
  });

  const cut = () =>
    tempFolder({
      'versions.json': '["7"]',
      'versioned_docs/version-7/index.mdx': '',
      'versioned_sidebars/version-7-sidebars.json': '{}',
    });

  it.each([
    ['docs:version 7', 'Version 7 exists already: versioned_docs/version-7.', 'npx docusaurus version:cut 8'],
    ['docs:version v8', '"v8" is no version:', 'such as 7'],
    ['docs:version ../8', '"../8" is no version:', 'such as 7'],
  ])('that cannot do what is asked say in one line what can be done: %s', (line, reason, whatToDo) => {
    const sentence = guard(line, cut());
    expect(sentence).toContain(reason);
    expect(sentence).toContain(whatToDo);
    expect(sentence).not.toContain('\n');
  });

  it.each(['docs:version 8', 'docs:version', 'docs:version 7 --help'])('cut a new version: %s', (line) => {
    expect(guard(line, cut())).toBeUndefined();
  });

  const halfCut = () => tempFolder({'versions.json': '["8"]'});

  it.each(['build', 'start --port 4000', 'docs:version 9', 'page:move a b', 'packages:update 8.30.0'])(
    'that need whole versions say in one line what to do about a half-made cut: %s',
    (line) => {
      expect(guard(line, halfCut())).toMatch(/^Version 8 is half cut: .*npx docusaurus version:cut 8$/);
    },
  );

  it.each(['i18n:status', 'new:page react-charts/lines', 'version:archive 8', 'build --help', 'clear'])(
    'and the others run with a half-made cut: %s',
    (line) => {
      expect(guard(line, halfCut())).toBeUndefined();
    },
  );

  it('serve what was built', () => {
    expect(guard('serve', tempFolder({'build/index.html': ''}))).toBeUndefined();
  });
});
