import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import {beforeEach, expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import PromptErrors from './_demos/PromptErrors';
import PromptToolbar from './_demos/PromptToolbar';
import PromptVoice from './_demos/PromptVoice';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const submit = vi.fn<(prompt: string) => unknown>();

function Prompts() {
  return (
    <Toolbar>
      <PromptField onSubmit={submit}>
        <PromptFieldControl aria-label="Prompt" />
        <PromptFieldSend aria-label="Send" />
      </PromptField>
    </Toolbar>
  );
}

async function open(answer: (prompt: string) => unknown) {
  submit.mockReset();
  submit.mockImplementation(answer);
  const screen = await render(
    <div style={{width: 500, height: 300}}>
      <DataGridPremium rows={[{id: 1}]} columns={[{field: 'id'}]} slots={{toolbar: Prompts}} showToolbar />
    </div>,
  );
  await screen.getByRole('textbox').click();
  return screen;
}

const input = () => {
  const element = document.querySelector<HTMLInputElement>('[role=toolbar] input');
  if (!element) throw new Error('No input');
  return element;
};

claim('lead', 'Enter submits, and the answer filters the grid', async () => {
  const screen = await render(<PromptToolbar />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('wines under 20{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Wines under 20 €');
  await expect.poll(() => document.querySelectorAll('[role=row][data-id]').length).toBe(2);
});

claim(
  'submit',
  'the field is emptied at once, and the button is disabled until the promise resolves',
  async () => {
    let finish = () => {};
    const screen = await open(() => new Promise<void>((resolve) => (finish = resolve)));
    await userEvent.keyboard('one{Enter}');
    expect(input().value).toBe('');
    await userEvent.keyboard('two');
    await expect.element(screen.getByRole('button', {name: 'Send'})).toBeDisabled();
    finish();
    await expect.element(screen.getByRole('button', {name: 'Send'})).toBeEnabled();
  },
);

claim('errors', 'after a rejection, the button stays disabled', async () => {
  const onUnhandled = (event: PromiseRejectionEvent) => event.preventDefault();
  window.addEventListener('unhandledrejection', onUnhandled);
  let reject = () => {};
  const screen = await open(() => {
    const promise = new Promise<void>((_resolve, refuse) => (reject = () => refuse(new Error('No'))));
    return promise;
  });
  await userEvent.keyboard('one{Enter}');
  reject();
  await userEvent.keyboard('two');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(screen.getByRole('button', {name: 'Send'})).toBeDisabled();
  window.removeEventListener('unhandledrejection', onUnhandled);
});

claim('errors', 'caught errors leave the button usable, and the prompt is repeated', async () => {
  const screen = await render(<PromptErrors />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('old tickets{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You asked: old tickets');
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('again');
  await expect.element(screen.getByRole('button', {name: 'Send'})).toBeEnabled();
});

claim('render', 'Enter submits while a prompt is pending and while an input method composes', async () => {
  await open(() => new Promise<void>(() => undefined));
  await userEvent.keyboard('one{Enter}two{Enter}');
  expect(submit).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('three');
  input().dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', isComposing: true, bubbles: true}));
  await expect.poll(() => submit.mock.calls.length).toBe(3);
});

claim(
  'speech',
  'an error of the speech input is shown, and the empty prompt after it is ignored',
  async () => {
    const screen = await render(<PromptVoice />);
    await screen.getByRole('button', {name: 'Speak'}).click();
    // Nothing records in this browser.
    await expect.element(screen.getByText('The microphone cannot be used.')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect.element(screen.getByText('The microphone cannot be used.')).toBeVisible();
  },
);

claim('accessibility', 'aria-label names the input in slotProps.htmlInput only', async () => {
  const screen = await render(<PromptVoice />);
  await expect.element(screen.getByRole('textbox', {name: 'Prompt'})).toBeVisible();
  await screen.unmount();
  const other = await open(() => undefined);
  expect(other.getByRole('textbox', {name: 'Prompt'}).query()).toBeNull();
});
