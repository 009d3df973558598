import { siteUrlWarning } from '../../../../src/plugin/lib/siteUrlWarning';
import { expect, test } from '../../support/test';

test('only a production build without SITE_URL warns that shared links would name localhost', () => {
  expect(siteUrlWarning({ NODE_ENV: 'production' })).toContain('SITE_URL is not set');
  expect(siteUrlWarning({ NODE_ENV: 'production', SITE_URL: '' })).toContain('http://localhost:3000');
  expect(siteUrlWarning({ NODE_ENV: 'production', SITE_URL: 'https://x.org' })).toBeNull();
  expect(siteUrlWarning({ NODE_ENV: 'development' })).toBeNull();
});
