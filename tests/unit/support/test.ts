import '../../propertySeed';

export { test } from 'node:test';
/** Playwright's expect, which works without its runner. */
export { expect } from '@playwright/test';
