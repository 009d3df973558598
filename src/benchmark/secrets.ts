const SECRET_KEY = /secret|passw(or)?d|passphrase|credential|token|(^|[._-])[a-z]*key($|\.)/i;
const SECRET_VALUE = /(passw(or)?d|secret|token|credentials?|access\.?key)\s*[=:]\s*[^\s*[]|:\/\/[^/\s:@]+:[^/\s@]+@/i;
const REDACTED = /^(|\[redacted\]|\*+(\(redacted\))?)$/;

/** What stands in the place of a secret. */
export const REDACTION = '[redacted]';

/**
 * Whether a Spark property must not be published as it is: its name says so (`fs.s3a.access.key`), or its value holds a
 * password (`-DtrustStorePassword=…`, `jdbc://user:pass@host`). Spark itself writes *********(redacted), which is fine.
 */
export function looksSecret(key: string, value: string): boolean {
  return !REDACTED.test(value) && (SECRET_KEY.test(key) || SECRET_VALUE.test(value));
}
