/** On `<html>` when the scripts of the page could not be loaded: the notice of `src/shell/ScriptsFailed` is shown. */
export const SCRIPTS_FAILED_ATTRIBUTE = 'data-scripts-failed';
