import {runGroup} from './runGroup';

runGroup('versions');
