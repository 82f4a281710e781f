/** Entry of the chunk that's loaded when the box is used: the checks, their data, and the layout of findings. */
export {check} from './check';
export {default as Reports} from './Reports';
