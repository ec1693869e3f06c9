/** Orders and procedures as the tests of the games read and play them. */
export { drive, order, type Script } from '../pgg/drive.js';
