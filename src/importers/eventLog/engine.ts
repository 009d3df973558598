import { NATIVE_SPARK } from '../../benchmark/model/order';
import type { ApplicationSummary, NodeSummary } from './summary/logSummary';

export interface LoggedEngine {
  /** The short name, as in result sets. */
  id: string;
  title: string;
  /** `unknown` if the log does not contain it. */
  version: string;
  /** Evidence from the log, as short phrases. */
  evidence: string[];
}

interface Rule {
  id: string;
  title: string;
  /** Matches plugins, extensions, and the shuffle manager. */
  setting: RegExp;
  /** Matches operators that only this engine has. */
  operator: RegExp | null;
  /** Matches jar names; the group is the version. */
  jar: RegExp;
  /** The key of the engine's build report, or the Spark property, that holds the version. */
  build?: string;
  property?: string;
}

const VERSION = String.raw`(\d+\.\d+[\w.-]*?)`;
const END = String.raw`(?:-cuda\d+)?(?:-(?:arm64|aarch64|amd64|x86_64))?\.jar$`;
const jar = (name: string) => new RegExp(`^${name}.*?-${VERSION}${END}`, 'i');

/** The Databricks runtime, whose release is also Photon's: 11.3.x-photon-scala2.12. */
const RUNTIME = 'spark.databricks.clusterUsageTags.sparkVersion';

/** Engines come before shuffle services, which can serve any engine. */
const RULES: readonly Rule[] = [
  {
    id: 'rapids',
    title: 'RAPIDS',
    setting: /com\.nvidia\.spark\./,
    operator: /^Gpu[A-Z]/,
    jar: jar('rapids-4-spark'),
    build: 'rapids.version',
  },
  { id: 'comet', title: 'Comet', setting: /\bcomet\b|\.Comet/, operator: /^Comet[A-Z]/, jar: jar('comet-spark') },
  {
    id: 'gluten-velox',
    title: 'Gluten + Velox',
    setting: /Gluten(?:Plugin|ShuffleManager)|org\.apache\.gluten\b|io\.glutenproject/,
    operator: /Transformer$|^Velox[A-Z]/,
    jar: jar('gluten-(?:velox|package)'),
    build: 'gluten.Gluten Version',
  },
  {
    id: 'auron',
    title: 'Auron',
    setting: /\.sql\.auron\.|Auron(?:SparkSession|Shuffle)/,
    operator: /^(?:Auron)?Native[A-Z]/,
    jar: jar('auron'),
  },
  {
    id: 'blaze',
    title: 'Blaze',
    setting: /\.sql\.blaze\.|Blaze(?:SparkSession|Shuffle)/,
    operator: null,
    jar: jar('blaze'),
  },
  { id: 'photon', title: 'Photon', setting: /photon/i, operator: /^Photon[A-Z]/, jar: /^$/, property: RUNTIME },
  { id: 'celeborn', title: 'Celeborn', setting: /\.celeborn\./, operator: null, jar: jar('celeborn-client') },
  { id: 'uniffle', title: 'Uniffle', setting: /\.RssShuffleManager|uniffle/, operator: null, jar: jar('rss-client') },
];

const SETTINGS = [
  'spark.plugins',
  'spark.sql.extensions',
  'spark.shuffle.manager',
  RUNTIME,
  'spark.databricks.clusterUsageTags.effectiveSparkVersion',
];

/** The version that a rule finds, without Scala and Spark versions in the name; `unknown` if none. */
function versionOf({ jar: pattern, build, property }: Rule, { jars, builds, properties }: ApplicationSummary): string {
  const told = property === undefined ? undefined : properties[property];
  const reported = build === undefined ? told : builds[build];
  const found = reported ?? jars.flatMap((name) => pattern.exec(name)?.[1] ?? [])[0];
  return found?.replace(/^\D+/, '') || 'unknown';
}

const MAX_SHOWN_CHARS = 80;

function truncate(text: string): string {
  return text.length > MAX_SHOWN_CHARS ? `${text.slice(0, MAX_SHOWN_CHARS - 1)}…` : text;
}

function evidenceOf(
  rule: Rule,
  { properties, jars, builds }: ApplicationSummary,
  operators: readonly string[],
): string[] {
  const settings = SETTINGS.filter((name) => rule.setting.test(properties[name] ?? ''));
  const own = operators.filter((name) => rule.operator?.test(name));
  const reported =
    rule.build !== undefined && rule.build in builds ? [`the build it reports, ${builds[rule.build]}`] : [];
  const jarNames = jars.filter((name) => rule.jar.test(name)).slice(0, 1);
  const loaded = settings.length + own.length + reported.length > 0;
  if (!loaded) return [];
  return [
    ...settings.map((name) => `${name} = ${truncate(properties[name] ?? '')}`),
    ...(own.length > 0 ? [`operators such as ${own[0]}`] : []),
    ...reported,
    ...jarNames,
  ];
}

function nativeSpark({ spark }: ApplicationSummary): LoggedEngine {
  const version = spark ?? 'unknown';
  return {
    id: NATIVE_SPARK,
    title: 'vanilla Spark',
    version,
    evidence: ['no plugin, shuffle manager or operator of another engine'],
  };
}

type Logged = { application: ApplicationSummary; nodes: readonly NodeSummary[] };

/**
 * The engines of an application, by its settings, operators, jars, and build reports: RAPIDS, Comet, Gluten + Velox,
 * Auron, Blaze, Photon, then the shuffle services Celeborn and Uniffle; otherwise vanilla Spark in Spark's version. A
 * jar on the class path alone is not enough.
 */
function enginesOf({ application, nodes }: Logged): [LoggedEngine, ...LoggedEngine[]] {
  const operators = [...new Set(nodes.map(({ operator }) => operator))];
  const [first, ...others] = RULES.flatMap((rule): LoggedEngine[] => {
    const evidence = evidenceOf(rule, application, operators);
    if (evidence.length === 0) return [];
    return [{ id: rule.id, title: rule.title, version: versionOf(rule, application), evidence }];
  });
  return first ? [first, ...others] : [nativeSpark(application)];
}

/** The first of `enginesOf`, which names a result set of the application. */
export function engineOf(logged: Logged): LoggedEngine {
  return enginesOf(logged)[0];
}

/** Engine and shuffle-service names; a log of vanilla Spark alone cannot belong to a title with one. */
const ENGINE_NAMES = /comet|gluten|velox|rapids|photon|auron|blaze|celeborn|uniffle/i;

/** True if a log can belong to a result set's engine: the title names one of the log's engines, or no known engine. */
export function isLogOf(logged: Logged, title: string): boolean {
  const engines = enginesOf(logged);
  if (engines[0].id === NATIVE_SPARK) return !ENGINE_NAMES.test(title);
  if (!ENGINE_NAMES.test(title) && !/spark/i.test(title)) return true;
  return engines.some((engine) => title.toLowerCase().includes(engine.title.split(' ')[0]?.toLowerCase() ?? ''));
}
