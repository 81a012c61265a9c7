// Ours: what only the first page of a product shows; such a page loads it, no other does.
import {Actions} from './Actions';
import {Cards, Plans} from './Cards';
import {Index} from './Index';

export default {Actions, Cards, Plans, Index};
