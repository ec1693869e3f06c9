/** Runs before each test file, so that it begins with an empty workspace. */
import { clearDesks } from './kit.js';

clearDesks();
