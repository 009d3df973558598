/** Harmless parts of names that contain one of the words below: key columns, or classes that supply tokens. */
const HARMLESS =
  /(sas\.)?(token|credentials?)\.provider|token(izer|ize|ization)|(primary|foreign|unique|partition|cluster(ing)?|sort|order|group(ing)?|join|row|record|hash|cache|bucket|distribution)\.?keys?/g;
const SECRET_PART =
  /secret|passw(or)?d|passphrase|credential|token|(access|private|api|account|encryption|shared|signing|master|storage)\.?key/;
const SECRET_WORD = /(^|\.)(pwd|pass|pat|sas|auth|key(\.id|\.list)?$)(\.|$)/;

/** Values that are secrets under any name. */
const SECRET_VALUES = [
  /(AKIA|ASIA)[0-9A-Z]{16}/,
  /dapi[0-9a-f]{32}/,
  /(gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{22})/,
  /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}/,
  /\bsig=[^&\s*[]/i,
  /-D(?=[^\s=]*pass)[^\s=]*=[^\s*[]/i,
  /\bbearer\s+[\w.~+/-]{8}/i,
  /:\/\/[^/\s:@]*:(?!\*+@|\[redacted\]@)[^/\s@]+@/i,
  /\bauthorization["':\s]+basic\s+[\w+/=]{4}/i,
  /:thin:[^/\s@]+\/[^@\s]+@/i,
  /\b(xox[abeprs]-|glpat-|hv[bsr]\.|npm_|sk-)[\w-]{16}/,
  /\bAIza[\w-]{30}/,
  /hooks\.slack\.com\/(services|workflows)\//,
  /-----BEGIN /,
];
/** A name and its value within a value: `-Dfs.secret.key=…`, `"token": "…"`. */
const SETTING = /(?<![\w.-])([\w.-]+)["']?\s*[=:]\s*["']?([^\s"',;&]+)/g;
const REDACTED = /^(|\[redacted\].*|\*+(\(redacted\).*)?)$/;
const SWITCH = /^(true|false)$/i;

export const REDACTION = '[redacted]';

/** "fs.s3a.accessKey" and "FS_S3A_ACCESS_KEY" → "fs.s3a.access.key". */
function dotted(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1.$2')
    .replace(/[_-]/g, '.')
    .toLowerCase();
}

function namesSecret(name: string): boolean {
  const rest = dotted(name).replace(HARMLESS, '');
  return SECRET_PART.test(rest) || SECRET_WORD.test(rest);
}

function isSecretSetting(name: string, value: string): boolean {
  return !REDACTED.test(value) && !SWITCH.test(value) && namesSecret(name);
}

/**
 * True if a Spark property must not be published unchanged: because of its name (`fs.s3a.access.key`,
 * `AWS_ACCESS_KEY_ID`, `db.pwd`), a name within its value (`-DtrustStorePassword=…`), or the form of its value: keys of
 * AWS, Databricks, GitHub, GitLab, Google, npm, Slack, and Vault, URL signatures, `user:pass@host`, bearer tokens, PEM.
 * Harmless: names of key columns and provider classes, `true`, `false`, and Spark's own *********(redacted).
 */
export function looksSecret(key: string, value: string): boolean {
  if (isSecretSetting(key, value)) return true;
  if (SECRET_VALUES.some((form) => form.test(value))) return true;
  return [...value.matchAll(SETTING)].some(([, name = '', set = '']) => isSecretSetting(name, set));
}
