/** What the id of a reader's own result set begins with. No published id holds an underscore. */
export const OWN = 'own_';
/** What the id of a result set begins with that came with a link. */
export const SENT = 'sent_';

/** What must stand with everything that is made of a result set which is not published; '' for a published one. */
export function unpublishedMark(id: string): string {
  if (id.startsWith(OWN)) return 'yours, not published';
  return id.startsWith(SENT) ? 'sent with the link, not published' : '';
}
