import {render, screen} from '@testing-library/react';
import {useState} from 'react';
import {vi} from 'vitest';
import type {DemoCode, DemoRecord} from '@theme/Demo';
import {CodePreferencesProvider} from '../../plugins/code-variants/client';
import Demo from '../../plugins/code-variants/theme/Demo';

/** A component of a demo that keeps something. */
export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`count ${count}`}
    </button>
  );
}

export const facts = {
  name: 'Counter',
  stylings: ['system'],
  previewLines: [],
  previewHeight: 0,
  sourcePath: 'docs/_demos/Counter.tsx',
} satisfies Partial<DemoRecord>;

/** Both languages of a demo's code. */
export function createCode(html: string): DemoCode {
  return {ts: {html}, js: {html: `${html} // js`}, extraFiles: []};
}

/** What a page knows of a demo; its code is fetched. */
export function createRecord(record: Partial<DemoRecord> = {}) {
  const loadComponent = vi.fn(async () => ({default: Counter}));
  const loadCode = vi.fn(async () => createCode('<span class="token">code</span>'));
  return {...facts, code: createCode(''), loadComponent, loadCode, ...record};
}

export function show(demo: DemoRecord, props: {maxWidth?: number; hideToolbar?: boolean} = {}) {
  return render(
    <CodePreferencesProvider>
      <Demo name="Counter" height={320} demo={demo} {...props} />
    </CodePreferencesProvider>,
  );
}

export const demoBox = () => screen.getByRole('region', {name: 'Demo Counter'});
