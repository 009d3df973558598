import { looksSecret, REDACTION } from '../benchmark/artifacts/secrets';

/** A path to the file of a query keeps the name of the query: "/home/jane/tpch/q1.sql" → "*" + "/q1.sql". */
function hiddenPath(path: string): string {
  const [, query] = /[\\/]((?:query|q)?[-_]?\d{1,3}[a-z]?(?:\.sql|\.txt)?)$/i.exec(path) ?? [];
  return query === undefined ? '*' : `*/${query}`;
}

const PLACES =
  'user|username|owner|group|host|hostname|bucket|account|queue|namespace|project|tenant|container|principal|realm|cluster|team|email|org|organization';
/** Endings of names of machines in a network. */
const NETWORKS = 'internal|local|localdomain|corp|lan|intra|cloud|dev|example|test|invalid|svc';
const COUNTRIES =
  'eu|de|fr|uk|nl|ch|se|dk|fi|es|it|at|be|cz|ie|pt|gr|hu|ro|ru|tr|il|ae|za|jp|cn|kr|hk|tw|sg|au|nz|ca|br|mx';
/** Endings of domains that are no usual names of tables, columns, or types of files. */
const DOMAINS = `com|org|net|io|edu|gov|info|biz|ai|app|tech|bank|software|systems|solutions|digital|${COUNTRIES}`;
/** Beginnings of names of classes and settings, which are no hosts. */
const PACKAGES = 'org|com|io|net|java|javax|scala|jdk|sun';
const END = String.raw`(?![A-Za-z0-9-]|\.\w)(?::\d+)?`;
const START = '(?<![A-Za-z0-9.@/-])';
/** Host names and domains: "edge7.acme.internal:8020", "acme.de"; in capitals only the most frequent domains. */
const HOSTS = [
  new RegExp(
    String.raw`${START}(?!(?:${PACKAGES}|spark|ai|co)\.)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*(?:\.(?:${NETWORKS})|\.[a-z0-9-]+\.[a-z]{2})${END}`,
    'g',
  ),
  new RegExp(
    String.raw`${START}(?!(?:${PACKAGES}|spark|ai|co)\.)[a-z0-9][a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:${DOMAINS})${END}`,
    'g',
  ),
  new RegExp(String.raw`${START}(?!(?:${PACKAGES})\.)[a-z0-9][a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net)${END}`, 'gi'),
];
/** A package or a class with the domain of its owner: "com.acme.etl.Nightly". */
const OWNED = new RegExp(
  String.raw`${START}(?!org\.apache\.)(?:com|org|net|io|ai|co|${COUNTRIES})\.[a-z][\w-]*((?:\.[\w$-]+)*)`,
  'g',
);

/** What names a place or a person in any text, and the text without it. Earlier rules hide what later ones would split. */
const RULES: readonly [form: RegExp, hide: string | ((found: string, ...groups: string[]) => string)][] = [
  [/\bjdbc:\S+/gi, 'jdbc:*'],
  [/\bfile:\/+[^\s"'<>)\],;]*/gi, (found) => `file:${hiddenPath(found)}`],
  // URLs, except of documents of Apache projects.
  [
    /\b([a-z][a-z0-9+.-]*):\/\/(?!(?:[\w-]+\.)*apache\.org\b)[^\s"'<>)\],;]+/gi,
    (found, scheme = '') => `${scheme}://${hiddenPath(found)}`,
  ],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '*'],
  [/(?<![\w.*:/\\-])(?:~|[A-Za-z]:)?[\\/](?:[^\s"'`\\/:,;()[\]{}<>|]+[\\/])+[^\s"'`\\/:,;()[\]{}<>|]*/g, hiddenPath],
  // Relative paths of at least three parts; classes of the JVM may have slashes.
  [/(?<![\w.*:/\\-])(?!(?:org\/apache|javax?|scala|jdk|sun)\/)[\w.-]+(?:\/[\w.-]+){2,}/g, hiddenPath],
  [/(?:[\w.-]+\/)?(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)(?::\d+)?/g, '*'],
  [/(?<![\w:])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{1,4}(?![\w:])/gi, '*'],
  [/\bip(?:-\d{1,3}){4}[\w.-]*(?::\d+)?/g, '*'],
  ...HOSTS.map((host): [RegExp, string] => [host, '*']),
  [/(?<![\w.])(?![\w.-]*\.(?:scala|java|py|kt|cpp|cc|h|rs|go|sql)\b)[\w-]*[A-Za-z][\w.-]*:\d{4,5}\b/g, '*'],
  [/(\bUnknownHostException:? )[^\s:]+/g, '$1*'],
  [/(\bBlockManagerId\([^,]*, )[^,)]+/g, '$1*'],
  [/(\bnot found:? )(?:\w+\.)+(\w+)(?=;|\s|$)/gi, '$1*.$2'],
  [/\([\w.-]+( executor \w+\))/g, '(*$1'],
  [/(\b(?:executor|task|stage|attempt) [\w.]+(?: \(TID \d+\))? on )[\w.-]*[\w-]/gi, '$1*'],
  [new RegExp(String.raw`\b((?:${PLACES})(?:[-_ ]?(?:name|id))?\s*[=:]\s*["'\`]?)[^\s"'\`,;)\]}]+`, 'gi'), '$1*'],
  [new RegExp(String.raw`\b((?:${PLACES})\s+)(["'\`])[^"'\`]+\2`, 'gi'), '$1$2*$2'],
  [/\b(bucket\s+)[\w.-]+/gi, '$1*'],
  [/\b(user\s+)\S+(?=\s+(?:does|cannot|is not|has no|lacks))/gi, '$1*'],
  [/`[^`]+`\.(?:`[^`]+`\.)*(`[^`]+`)/g, '*.$1'],
  [/\bspark_catalog\.(?:\w+\.)+(\w+)/g, 'spark_catalog.*.$1'],
  // IDs of clusters of Databricks and of accounts of AWS.
  [/\b\d{4}-\d{6}-[a-z0-9]{8}\b/g, '*'],
  [/(?<![\w.])\d{12}(?![\w.]|\s*(?:bytes|B)\b)/g, '*'],
];

/** Longer than any text that is kept; limits the time that the rules take. */
const MAX_CHARS = 5000;

/**
 * A text of a log or a result file without what it says about people, hosts, accounts, and paths: URLs, addresses,
 * paths, hosts, quoted names of databases, and the given names become `*`; words that `user=`, `queue:`, `bucket`, and
 * the like introduce as well. Names of classes stay. [redacted] if the text looks like it holds a secret; only the first
 * 5,000 characters are used.
 */
export function publishedText(text: string, names: readonly string[] = []): string {
  if (looksSecret('', text.slice(0, MAX_CHARS))) return REDACTION;
  const withoutNames = hideNames(text.slice(0, MAX_CHARS), names);
  return RULES.reduce((rest, [form, hide]) => rest.replace(form, hide as string), withoutNames);
}

function hideNames(text: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  const forms = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.replace(new RegExp(`(?<![A-Za-z0-9])(?:${forms.join('|')})(?![A-Za-z0-9])`, 'gi'), '*');
}

/** A statement of SQL, after comments, which may name the query. */
const STATEMENT =
  /^((?:\s*(?:--[^\n]*\n|\/\*[\s\S]*?\*\/))*\s*(?:select|with(?=[\s\S]*\bas\s*\()|insert\s+(?:into|overwrite)|create\s+(?:or\s+replace|table|view|temp\w*|external|database|schema)|merge\s+into|delete\s+from|drop\s+\w+|alter\s+\w+|refresh\s+table|analyze\s+table)\b)\s[\s\S]+$/i;

/**
 * The description of an execution as a published text; of a statement of SQL, only its comments and its first word, and
 * of a class with a domain its last part: "*.Nightly".
 */
export function publishedDescription(text: string, names: readonly string[] = []): string {
  const published = publishedText(text.replace(STATEMENT, '$1 …'), names);
  return published.replace(OWNED, (_, rest: string) => `*${/\.[^.]+$/.exec(rest)?.[0] ?? ''}`);
}
