/** Runs before each test file, so that the file begins with an empty workspace. */
import { clearDesks } from './kit.js';

clearDesks();
