type Settings = Readonly<Record<string, string | undefined>>;

/** The warning before a production build without SITE_URL; null if it is set, and in development. */
export function siteUrlWarning({ NODE_ENV, SITE_URL }: Settings): string | null {
  if (NODE_ENV !== 'production' || SITE_URL) return null;
  return (
    '[WARNING] SITE_URL is not set, so embeds, feeds, citations, and social cards will point to http://localhost:3000. ' +
    'For a public site: SITE_URL=https://example.org npm run build'
  );
}
