/** Runs before each test file: saves the modules that this process has compiled, because Vitest kills the process. */
import { flushCompileCache } from 'node:module';
import { afterAll } from 'vitest';

afterAll(() => {
  flushCompileCache();
});
