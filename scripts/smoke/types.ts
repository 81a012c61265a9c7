/** What a check found. */
export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'FAILED' | 'SKIPPED';
  /** What is wrong, why it was skipped, or what was seen. */
  readonly detail: string;
}

/** Collects the findings of one subject. */
export interface Notes {
  readonly ok: (check: string, detail?: string) => void;
  readonly fail: (check: string, detail: string) => void;
  readonly skip: (check: string, detail: string) => void;
  /** Fails with the reason unless the condition holds. */
  readonly expect: (condition: boolean, check: string, reason: string) => void;
}

export function createNotes(): Notes & {readonly findings: readonly Finding[]} {
  const findings: Finding[] = [];
  const add = (state: Finding['state']) => (check: string, detail: string) => {
    findings.push({check, state, detail});
  };
  const ok = add('ok');
  const fail = add('FAILED');
  return {
    findings,
    ok: (check, detail = '') => ok(check, detail),
    fail,
    skip: add('SKIPPED'),
    expect: (condition, check, reason) => (condition ? ok(check, '') : fail(check, reason)),
  };
}

/** A site that is checked. */
export interface Site {
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  /** Requests a path of the site; redirects are answers like others. */
  readonly get: (path: string, init?: RequestInit) => Promise<Response>;
}
