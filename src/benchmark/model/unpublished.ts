/** What the id of a reader's own result set begins with. No published id holds an underscore. */
export const OWN = 'own_';

/** The mark of everything that is made of a result set which is not published; '' for a published one. */
export function unpublishedMark(id: string): string {
  return id.startsWith(OWN) ? 'yours, not published' : '';
}
