import {cleanup, configure, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, vi} from 'vitest';
import {FeedbackProvider} from '../../../plugins/feedback/client';
import type {Payload} from '../../../plugins/feedback/payload';
import PageFeedback from '../../../plugins/feedback/theme/PageFeedback';

// The machine may have other things to do.
configure({asyncUtilTimeout: 4000});

// Each test of a file that imports this one is a reader's first visit.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

/** The tab is closed: another visit begins with the next page. */
export const endVisit = () => sessionStorage.clear();

export const failure = "Couldn't submit feedback. Please try again later.";

/** What the server answers to submissions, in turn; `address` and `issues` are where it says that feedback goes. */
export function serve(
  answers: (() => Promise<Response> | Response)[],
  address: string | null = '/feedback',
  issues: string | null = 'https://github.test/issues/new',
) {
  const sent: Payload[] = [];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'POST') {
      asked.push(url);
      return Response.json({address, issues});
    }
    sent.push(JSON.parse(typeof init.body === 'string' ? init.body : '') as Payload);
    return (answers.shift() ?? (() => new Response(null, {status: 204})))();
  });
  return {sent, asked};
}

/** Feedback goes out, and no answer is there before the result is called. */
export function answerLater() {
  let arrive = (_: Response) => {};
  const answer = new Promise<Response>((resolve) => (arrive = resolve));
  return {answer: () => answer, arrive: (status = 204) => arrive(new Response(null, {status}))};
}

export const refused = () => new Response('', {status: 500});
export const tooMany = () => new Response('', {status: 429, headers: {'Retry-After': '42'}});
export const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** A page with the question, a section and a demo, as after a load of the page. */
export function show() {
  return render(
    <FeedbackProvider>
      <article>
        <h2 id="axis">
          Axis
          <a className="hash-link" href="#axis" />
        </h2>
        <p>Text</p>
        <section id="Bars" data-demo="Bars">
          <button type="button" data-toolbar-item="more" />
          <h3 id="inner">In a demo</h3>
        </section>
      </article>
      <PageFeedback />
    </FeedbackProvider>,
  );
}

export const answer = (name: 'Yes' | 'No') => screen.getByRole('button', {name});
export const box = () => screen.findByRole('textbox');
export const type = async (text: string) => fireEvent.change(await box(), {target: {value: text}});
export const sendButton = () => screen.findByRole('button', {name: 'Send'});
export const thanks = () => screen.findByText('Thank you for your feedback.');
export const press = async (keys: object) => fireEvent.keyDown(await box(), {key: 'Enter', ...keys});

export const sectionHeading = () => screen.getByRole('heading', {name: /Axis/});

/** The button of the section. A pointer stays where it is; here it comes until somebody listens. */
export const sectionButton = () =>
  waitFor(() => {
    fireEvent.pointerOver(sectionHeading());
    return screen.getByRole('button', {name: 'Feedback on “Axis”'});
  });

export const openSection = async () => fireEvent.click(await sectionButton());
