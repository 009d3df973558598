import { _baseTest } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Test function of unit tests: Playwright's, without its per-test setup for browsers, which takes longer than most of
 * these tests.
 */
export const test = _baseTest;
