import {runGroup} from './runGroup';

runGroup('source');
