/** The tests of rtl read orders and play procedures with the functions of the pgg tests. */
export { drive, order, type Script } from '../pgg/drive.js';
