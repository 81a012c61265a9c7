import {appendFileSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../../exceptions';

const file = path.join(process.cwd(), 'test-results', 'findings.jsonl');

function isFinding(value: unknown): value is Finding {
  return typeof value === 'object' && value !== null && 'kind' in value && 'page' in value;
}

/** Keeps findings of this run, so that its end can tell which exceptions nothing needed. */
export function recordFindings(findings: readonly Finding[]): void {
  mkdirSync(path.dirname(file), {recursive: true});
  appendFileSync(file, findings.map((finding) => `${JSON.stringify(finding)}\n`).join(''));
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
