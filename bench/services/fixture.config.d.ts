/** The small site's own configuration, which its build puts beside the one without the three plugins. */
export {default} from '../../tests/fixtures/services/docusaurus.config';
