/** What the classic theme's client module asks of a progress bar; `src/css/site.css` draws it. */
const progress = {
  configure: (): void => undefined,
  start: (): void => {
    document.documentElement.dataset.navigating = '';
  },
  done: (): void => {
    delete document.documentElement.dataset.navigating;
  },
};

export default progress;
