export {default as Dialog} from './Dialog';
export {createClient} from './searchClient';
