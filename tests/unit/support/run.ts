import { resolve } from 'node:path';
import { describe } from 'node:test';

/** Runs the test files of the arguments in this process, one suite each, so that they share what they load. */
for (const file of process.argv.slice(2)) {
  describe(file, () => {
    require(resolve(file));
  });
}
