// One of the two files beside this one: only older versions have the notice.
export {default} from '@version-notice';
