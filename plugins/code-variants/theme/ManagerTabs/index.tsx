export {ManagerTabs as default} from '../CodeFence/ManagerTabs';
