/** The settings that it reads, as those of a process. */
type Settings = Readonly<Record<string, string | undefined>>;

/** What to say before a site is built for readers whose address nobody has named; null where it is named, or while writing. */
export function siteUrlWarning({ NODE_ENV, SITE_URL }: Settings): string | null {
  if (NODE_ENV !== 'production' || SITE_URL) return null;
  return (
    '[WARNING] SITE_URL is not set, so embeds, feeds, citations, and social cards will point to http://localhost:3000. ' +
    'For a public site: SITE_URL=https://example.org npm run build'
  );
}
