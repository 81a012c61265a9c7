/** What the router uses here of `history`; the site has neither addresses in the hash nor in memory. */
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history';

function unavailable(): never {
  throw new Error('Only the history of the browser is in its bundle (plugins/lean-client).');
}

export {unavailable as createHashHistory, unavailable as createMemoryHistory};
