import { _baseTest } from '@playwright/test';

export { expect } from '@playwright/test';

/** Test function of unit tests: Playwright's, without its browser setup, which takes longer than most of the tests. */
export const test = _baseTest;
