/** Steps of the build that make the tables of pages readable: by screen readers, and on narrow screens. */
export {breakLongCode} from './breakLongCode';
export {nameTables} from './nameTables';
