// What other plugins may use of the search: how the words of each language are told apart.
export {segmentsOfRun} from '../languages';
