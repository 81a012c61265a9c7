import {table} from '../report';
import type {Answer, Step} from './requestLog';

/** Files of the bundler have other names in each build: they are counted, all others are named. */
const bundled = /\/assets\/(?:js|css)\//;

/** Hashes in names are left out for the same reason. */
const hash = /[_-][0-9a-f]{7,}(?=[./])/g;

function countAnswers({requests}: Step, answer: Answer): number {
  return requests.filter((request) => request.answer === answer).length;
}

/** What was done, in its order, and who answered what was requested. */
export function stepTable(steps: readonly Step[]): string {
  const rows = steps.map((step) => [
    step.title,
    step.seconds.toFixed(1),
    ...(['network', 'worker', 'nobody'] as const).map((answer) => countAnswers(step, answer)),
    step.triedInVain,
  ]);
  return table(['Step', 'Seconds', 'Network', 'Worker', 'Nobody', 'Tried in vain'], rows);
}

/** Everything that pages requested in each step, and who answered; files of the bundler as a number. */
export function requestList(steps: readonly Step[]): string {
  return steps
    .map(({title, requests}) => {
      const lines = new Map<string, number>();
      for (const {path, answer} of requests) {
        const name = bundled.test(path)
          ? 'scripts and style sheets of the bundler'
          : `\`${path.replace(hash, '…')}\``;
        const line = `${name}: ${answer}`;
        lines.set(line, (lines.get(line) ?? 0) + 1);
      }
      const list = [...lines].map(([line, count]) => `- ${count > 1 ? `${count} × ` : ''}${line}`);
      return [`**${title}**`, list.join('\n')].join('\n\n');
    })
    .join('\n\n');
}
