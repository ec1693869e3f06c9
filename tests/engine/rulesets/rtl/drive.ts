/** Reads orders and plays procedures with the helpers of the pgg tests. */
export { drive, order, type Script } from '../pgg/drive.js';
