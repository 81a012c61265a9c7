import {render, screen, fireEvent} from '@testing-library/react';
import {vi} from 'vitest';
import type {Payload} from '../../payload';
import PageFeedback from '.';
// Loaded on demand: here already, so that no test waits for the compiler.
import './Late';

export const failure = "Couldn't submit feedback. Please try again later.";

/** What the server answers to submissions, in turn; `address` is where it says that feedback goes. */
export function serve(answers: (() => Promise<Response> | Response)[], address: string | null = '/feedback') {
  const sent: Payload[] = [];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'POST') {
      asked.push(url);
      return Response.json({address, issues: 'https://github.test/issues/new'});
    }
    sent.push(JSON.parse(typeof init.body === 'string' ? init.body : '') as Payload);
    return (answers.shift() ?? (() => new Response(null, {status: 204})))();
  });
  return {sent, asked};
}

export const refused = () => new Response('', {status: 500});
export const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** A page with the question, a section and a demo. */
export function show() {
  return render(
    <>
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
    </>,
  );
}

export const answer = (name: 'Yes' | 'No') => screen.getByRole('button', {name});
export const box = () => screen.findByRole('textbox');
export const type = async (text: string) => fireEvent.change(await box(), {target: {value: text}});
export const sendButton = () => screen.findByRole('button', {name: 'Send'});
export const press = async (keys: object) => fireEvent.keyDown(await box(), {key: 'Enter', ...keys});
