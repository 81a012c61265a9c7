import {runGroup} from './runGroup';

runGroup('builds');
