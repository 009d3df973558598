/** Harmless parts of names that contain one of the words below: key columns, or classes that supply tokens. */
const HARMLESS =
  /(sas\.)?(token|credentials?)\.provider|token(izer|ize|ization)|(primary|foreign|unique|partition|cluster(ing)?|sort|order|group(ing)?|join|row|record|hash|cache|bucket|distribution)\.?keys?/g;
const SECRET_PART =
  /secret|passw(or[dt]?|d)|passphrase|passfile|credential|token|priv\.?key|(access|private|api|account|encryption|shared|signing|master|storage)\.?key|(amz|goog)\.(signature|credential)/;
const SECRET_WORD = /(^|\.)(pwd?|pass|pat|sas|auth|jwt|creds?|key(\.id|\.list)?$)(\.|$)/;

/** Values that are secrets under any name. */
const SECRET_VALUES = [
  /(AKIA|ASIA)[0-9A-Z]{16}/,
  /\bd(api|ose|kea)[0-9a-f]{32}/,
  /(gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{22})/,
  /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}/,
  /[?&\s;]code=[^&\s*[]{8}/i,
  /\bsig=[^&\s*[]/i,
  /-D(?=[^\s=]{0,100}pass)[^\s=]{0,200}=[^\s*[]/i,
  /\bbearer\s+[\w.~+/-]{8}/i,
  // user:password@, not the port and path of spark://host:7077/a@b.
  /:\/\/[^/\s:@]{0,200}:(?!\*+@|\[redacted\]@)(?!\d+(?:[/,;?#]|$))[^\s@]{1,300}@/i,
  // A token instead of a user: https://TOKEN@host.
  /\bhttps?:\/\/(?!git@)[^/\s:@?#*[]{1,200}@/i,
  /(?:^|\s)-u\s*[^\s:=]+:(?!\*)[^\s[]/,
  /:thin:[^/\s@]{1,100}\/[^@\s]{1,200}@/i,
  /\b(xox[abeprs]-|xapp-|glpat-|glsa_|hv[bsr]\.|npm_|sk-|sk_live_|hf_|ya29\.|SG\.|pypi-|dop_v1_)[\w-]{16}/,
  /\bAGE-SECRET-KEY-1[0-9A-Z]/,
  /\bAIza[\w-]{30}/,
  /hooks\.slack\.com\/(services|workflows)\//,
  /-----BEGIN /,
];
/**
 * A name and the value after it, at any position of a text: `-Dfs.secret.key=…`, `"token": "…"`, `?password=…`. The
 * value is only looked at, because it may contain the next name: `jdbc:postgresql://host/db?password=…`.
 */
const SETTING = /(?<![\w.-])([\w.-]+)["']?\s*[=:]\s*["']?(?=([^\s"',;&}]{1,200}))/g;
/** An option and its value: `--password …`. */
const OPTION = /(?<!\S)--?([A-Za-z][\w.-]*)\s+(?!-)(\S+)/g;
const LOGIN = /(^|\.)(login|user)$/;
const USER_AND_PASSWORD = /^(?!\d+:\d+$)[^:/\s]+:[^:/\s]+$/;
const REDACTED = /^(\[redacted\]|\*+(\(redacted\))?)?[)\]}.]*$/;
const SWITCH = /^(true|false)$/i;
/** Keys of AWS have 40 characters of Base64; hashes of commits have 40 lower-case hexadecimal digits. */
const BASE64_OF_40 = /(?<![\w/+=-])[A-Za-z0-9/+]{40}(?![\w/+=-])/g;
const BASIC = /\bbasic\s+([A-Za-z0-9+/]{4,}={0,2})(?![\w+/])/gi;

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
  if (REDACTED.test(value) || SWITCH.test(value)) return false;
  return namesSecret(name) || (LOGIN.test(dotted(name)) && USER_AND_PASSWORD.test(value));
}

function isAwsKey(text: string): boolean {
  const [upper = 0, lower = 0, digits = 0, slashes = 0] = [/[A-Z]/g, /[a-z]/g, /\d/g, /\//g].map(
    (kind) => text.match(kind)?.length,
  );
  return upper >= 4 && lower >= 4 && digits >= 1 && slashes <= 4;
}

/** True if a word after "Basic" is Base64 of printable characters, as user:password is, and not a word such as "authentication". */
function isBasicLogin(word: string): boolean {
  try {
    return /^[\x20-\x7E]+$/.test(atob(word));
  } catch {
    return false;
  }
}

/**
 * True if a Spark property, or with an empty key any text, must not be published unchanged: because of its name
 * (`fs.s3a.access.key`, `AWS_ACCESS_KEY_ID`, `DB_PW`), a name within its value (`-DtrustStorePassword=…`,
 * `?password=…`, `--token …`), or the form of its value: keys of AWS, Databricks, GitHub, GitLab, Google, Hugging Face,
 * npm, Slack, and Vault, URL signatures, `user:pass@host`, bearer tokens, PEM. Harmless: names of key columns and
 * provider classes, `true`, `false`, and Spark's own *********(redacted).
 */
export function looksSecret(key: string, value: string): boolean {
  if (isSecretSetting(key, value)) return true;
  if (SECRET_VALUES.some((form) => form.test(value))) return true;
  if ((value.match(BASE64_OF_40) ?? []).some(isAwsKey)) return true;
  if ([...value.matchAll(BASIC)].some(([, word = '']) => isBasicLogin(word))) return true;
  const settings = [...value.matchAll(SETTING), ...value.matchAll(OPTION)];
  return settings.some(([, name = '', set = '']) => isSecretSetting(name, set));
}
