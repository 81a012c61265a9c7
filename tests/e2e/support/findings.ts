import {appendFileSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {matchException, type Finding} from '../../exceptions';

const file = path.join(process.cwd(), 'test-results', 'findings.jsonl');

/** Since they were last taken: a worker runs one test at a time. */
const recent: Finding[] = [];

function isFinding(value: unknown): value is Finding {
  return typeof value === 'object' && value !== null && 'kind' in value && 'page' in value;
}

/** Keeps findings of this run, so that its end can tell which exceptions nothing needed. */
export function recordFindings(findings: readonly Finding[]): void {
  recent.push(...findings);
  mkdirSync(path.dirname(file), {recursive: true});
  appendFileSync(file, findings.map((finding) => `${JSON.stringify(finding)}\n`).join(''));
}

/** The findings since the last call, one for each exception that let some of them pass. */
export function takeFindings(): Finding[] {
  const byException = new Map(recent.map((finding) => [matchException(finding), finding]));
  recent.length = 0;
  return [...byException].flatMap(([exception, finding]) => (exception ? [finding] : []));
}

/** All findings of this run, of every worker. */
export function readFindings(): Finding[] {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): unknown => JSON.parse(line))
        .filter(isFinding)
    : [];
}
