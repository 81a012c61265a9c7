import {demoFeedbackEvent} from './demoFeedbackEvent';

/** Opens a form for feedback on a demo of this page, below the demo. */
export function askAboutDemo(name: string): void {
  document.dispatchEvent(new CustomEvent(demoFeedbackEvent, {detail: name}));
}
