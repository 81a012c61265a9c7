import {runGroup} from './runGroup';

runGroup('site');
