import { _baseTest } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * The test function of unit tests: Playwright's, without what that prepares around each test for a browser. Most of these tests are shorter
 * than it, and none opens one.
 */
export const test = _baseTest;
