/** Largest artifact to parse, in bytes: a thousand times a result set of 103 queries. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Bytes as "10.0 MB". */
export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
