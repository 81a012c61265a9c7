import {runGroup} from './runGroup';

runGroup('servers');
