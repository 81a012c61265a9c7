import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {addFiles, tempFolder} from '../../tests/unit/tempFolder';
import {memoryKey} from './hashes.mjs';
import {startSession} from './session.mjs';
import {readSnapshot} from './snapshot.mjs';

const check = 'vitest.claims.config.ts';
const claims = (page: string) => `docs/${page}/_claims.test.tsx`;
const key = (page: string) => memoryKey(check, claims(page));
const pass = (page: string) => ({key: key(page), loaded: [claims(page)], findings: []});

/** A project with the claims of two pages. */
function project() {
  const root = tempFolder({
    'scripts/verify/hashes.mjs': '',
    'package-lock.json': '{}',
    [check]: 'export default {};',
    [claims('a')]: 'a',
    [claims('b')]: 'b',
  });
  const file = path.join(root, 'cache', 'verify.json');
  const snapshot = path.join(root, 'test-results', 'remembered.json');
  const printed: string[] = [];
  const start = ({forgets = false, checks = [check], programs = ['156']} = {}) =>
    startSession({file, snapshot, root, checks, programs, forgets, print: (line) => printed.push(line)});
  const isRemembered = (page: string) => readSnapshot({VERIFY_REMEMBERED: snapshot})(key(page));
  return {root, file, start, printed, isRemembered};
}

const nothing = {passes: [], failed: [], remembered: []};

describe('a run of the full check', () => {
  it('leaves out what an earlier one has found in order, until it changes', () => {
    const {root, start, isRemembered, printed} = project();
    const first = start();
    expect(isRemembered('a')).toBe(false);
    expect(first.learn({...nothing, passes: [pass('a')], failed: [key('b')]})).toMatchObject({count: 0});

    const second = start();
    expect([second.isRemembered(key('a')), isRemembered('a'), isRemembered('b')]).toEqual([
      true,
      true,
      false,
    ]);
    const today = new Date().toISOString().slice(0, 10);
    expect(second.learn({...nothing, remembered: [key('a')]})).toEqual({
      count: 1,
      oldest: today,
      findings: [],
    });

    addFiles(root, {[claims('a')]: 'changed'});
    start();
    expect(isRemembered('a')).toBe(false);
    expect(printed).toEqual([]);
  });

  it('remembers nothing that was checked by other code or another browser', () => {
    const {root, start, isRemembered} = project();
    start().learn({...nothing, passes: [pass('a')]});
    start({programs: ['157']});
    expect(isRemembered('a')).toBe(false);
    start();
    expect(isRemembered('a')).toBe(true);
    addFiles(root, {[check]: 'export default {test: {}};'});
    start();
    expect(isRemembered('a')).toBe(false);
  });

  it('that checks all forgets its own areas before, so that a failure leaves nothing', () => {
    const {file, start, isRemembered} = project();
    start().learn({...nothing, passes: [pass('a'), pass('b')]});
    start({forgets: true, checks: ['tests/e2e/pages.spec.ts']});
    start();
    expect(isRemembered('a')).toBe(true);
    const all = start({forgets: true});
    expect(isRemembered('a')).toBe(false);
    all.learn({...nothing, passes: [pass('b')]});
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)).toEqual([key('b')]);
  });

  it('says what is let pass of what it leaves out', () => {
    const {start} = project();
    const finding = {kind: 'console', text: 'MUI X: Missing license key', page: '/x/'} as const;
    start().learn({...nothing, passes: [{...pass('a'), findings: [finding]}]});
    expect(start().learn({...nothing, remembered: [key('a')]}).findings).toEqual([finding]);
  });

  it('goes on without a memory that it cannot read or write, and says so in one line', () => {
    const {file, start, printed, isRemembered} = project();
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, 'no JSON');
    const first = start();
    expect(isRemembered('a')).toBe(false);
    expect(printed.splice(0)).toEqual([
      expect.stringMatching(/^\S+ is not used, everything is checked: .+$/),
    ]);
    first.learn({...nothing, passes: [pass('a')]});
    start();
    expect(isRemembered('a')).toBe(true);

    const other = tempFolder({file: ''});
    const session = startSession({
      file: path.join(other, 'file', 'verify.json'),
      snapshot: path.join(other, 'remembered.json'),
      root: path.dirname(path.dirname(file)),
      checks: [check],
      programs: [],
      forgets: false,
      print: (line) => printed.push(line),
    });
    session.learn({...nothing, passes: [pass('a')]});
    expect(printed).toEqual([expect.stringMatching(/ cannot be written, nothing is remembered: [^\n]+$/)]);
  });

  it('is not known to tests that run without it', () => {
    expect(readSnapshot({})(key('a'))).toBe(false);
    expect(readSnapshot({VERIFY_REMEMBERED: '/no/such/file'})(key('a'))).toBe(false);
  });
});
