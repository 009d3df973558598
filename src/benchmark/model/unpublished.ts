/** Prefix of the ids of a reader's own result sets. No published id contains an underscore. */
export const OWN = 'own_';

/** Label for content from an unpublished result set; '' for a published one. */
export function unpublishedMark(id: string): string {
  return id.startsWith(OWN) ? 'yours, not published' : '';
}
