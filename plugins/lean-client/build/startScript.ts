/** On the links to the scripts of a page, which run in the order of the links. */
export const START_ATTRIBUTE = 'data-start';

/**
 * The inline script that runs the scripts of a page once its text has been painted: a reader can read then, and no
 * script keeps the browser from showing the page. A page in the background is not painted, and a browser that does not
 * tell of its paints is not waited for longer than a second. `defer` changes nothing for them; it tells scripts of the
 * page from those that are fetched later.
 */
export const startScript = `(function () {
  function start() {
    document.querySelectorAll('link[${START_ATTRIBUTE}]').forEach(function (link) {
      link.removeAttribute('${START_ATTRIBUTE}');
      var script = document.createElement('script');
      script.src = link.href;
      script.async = false;
      script.defer = true;
      document.head.appendChild(script);
    });
  }
  document.addEventListener('DOMContentLoaded', function () {
    if (document.hidden) {
      start();
      return;
    }
    var complete = performance.now();
    new PerformanceObserver(function (list) {
      list.getEntriesByName('first-contentful-paint').forEach(function (paint) {
        if (paint.startTime > complete) {
          start();
        } else {
          requestAnimationFrame(function () {
            requestAnimationFrame(function () {
              setTimeout(start);
            });
          });
        }
      });
    }).observe({type: 'paint', buffered: true});
    setTimeout(start, 1000);
  });
})();`;
