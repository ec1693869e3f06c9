/** Runs before each file of tests, which thereby finds an empty workspace. */
import { clearDesks } from './kit.js';

clearDesks();
