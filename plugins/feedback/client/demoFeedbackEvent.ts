/** Name of the event by which a demo's toolbar asks for a form; its `detail` is the name of the demo. */
export const demoFeedbackEvent = 'demo-feedback';
