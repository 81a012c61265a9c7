// What other plugins may use of the lists of pages.
export {addressesIn} from '../listPages';
