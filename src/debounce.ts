/**
 * The one debounce of the site: the function runs once no call has come for `wait` ms, with the last call's arguments;
 * `clear` forgets a call that is still waiting.
 *
 * @param wait - in ms
 */
export function debounce<Arguments extends unknown[]>(fn: (...args: Arguments) => void, wait = 166) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => clearTimeout(timer);
  const debounced = (...args: Arguments) => {
    clear();
    timer = setTimeout(() => fn(...args), wait);
  };
  return Object.assign(debounced, {clear});
}
