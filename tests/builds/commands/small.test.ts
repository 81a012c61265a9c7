import {runGroup} from './runGroup';

runGroup('small');
