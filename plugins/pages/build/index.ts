// What other plugins may use of the rules for pages.
export {claimsFile} from '../lostClaims';
