/** What there is to say about a demo that failed. */
export type DemoFailure = {
  name: string;
  error: Error;
  /** Path of the demo's file, relative to the project. */
  sourcePath: string;
  /** Path of the page that showed it. */
  page: string;
};

/** Characters of a stack that go into an address; servers refuse very long ones. */
const maxStackLength = 1200;

/** The address of a new issue about a demo that failed, filled in; nothing of the reader is in it but the page. */
export function issueLink(repositoryUrl: string, {name, error, sourcePath, page}: DemoFailure): string {
  const title = `Demo ${name}: ${error.message.split('\n')[0]?.slice(0, 120) ?? ''}`;
  const body = [
    `Page: ${page}`,
    `File: ${sourcePath}`,
    '',
    'What I did before it happened:',
    '',
    '```',
    (error.stack ?? error.message).slice(0, maxStackLength),
    '```',
  ].join('\n');
  return `${repositoryUrl}/issues/new?${new URLSearchParams({title, body}).toString()}`;
}
