// Ours: the marks of plans and states, for plugins that show them.
export {Marks as default} from '@site/src/components/Marks';
