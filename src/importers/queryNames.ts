import { quoteValue } from '../benchmark/model/guards/plainText';
import { problem } from '../benchmark/model/problem';
import { EXTRA_QUERIES, parseQueryName } from '../benchmark/model/queries';
import type { Problem } from '../benchmark/model/resultSet';
import type { ImportOptions } from './imported';

const TPC_WORDS = new Map([
  ['tpcds', 'q1 … q99, of which 14, 23, 24 and 39 are split into a and b'],
  ['tpcds-99', 'q1 … q99, each template timed whole'],
  ['tpch', 'q1 … q22'],
]);

/** The queries of a suite, as a short phrase. */
function suiteWords({ suite, ownSuite }: ImportOptions): string {
  return TPC_WORDS.get(suite) ?? `queries.csv of the suite has ${ownSuite?.queries.length ?? 0}`;
}

/** Parses the query names of one file into short names and compares their query versions at the end. */
export class QueryNames {
  readonly problems: Problem[] = [];
  /** The line of the first name with each version; '' for names without one. */
  private readonly versions = new Map<string, number>();
  private renamed = false;

  constructor(
    private readonly path: string,
    private readonly options: ImportOptions,
  ) {}

  /** The short name, or null with a problem if the suite has no such query. */
  read(text: string, line: number): string | null {
    const key = parseQueryName(text, this.options.suite);
    const { ownSuite } = this.options;
    if (!key || (ownSuite && !ownSuite.queries.includes(key.name))) {
      const { suite, queryVersion } = this.options;
      const named = queryVersion === 'unknown' ? suite : `${suite} ${queryVersion}`;
      const message = `${quoteValue(text)} is not a query of ${named} (${suiteWords(this.options)})`;
      const halves = this.halves(text).join(' or ');
      const cure = halves ? `name the statement: ${halves}` : undefined;
      this.problems.push({ ...problem(this.path, line, message, cure), field: 'suite' });
      return null;
    }
    const version = key.version ?? '';
    const plainExtra = version === '' && EXTRA_QUERIES.includes(key.name);
    if (!plainExtra && !this.versions.has(version)) this.versions.set(version, line);
    this.renamed ||= key.name !== text && version === '';
    return key.name;
  }

  /** The two statements of a template that the suite splits, for its name without a letter; empty for other names. */
  halves(text: string): string[] {
    if (parseQueryName(text, this.options.suite)) return [];
    const found = ['a', 'b'].map((part) => parseQueryName(`${text}${part}`, this.options.suite)?.name);
    return found.flatMap((name) => name ?? []);
  }

  /** Problems of mixed versions, and of a version that differs from the user's. */
  versionProblems(): Problem[] {
    const [first, ...others] = [...this.versions];
    if (!first) return [];
    const [version, line] = first;
    const mixed = others.map(([other, at]) => {
      const message = `query versions are mixed: ${words(other)} here, ${words(version)} on line ${line}`;
      return problem(this.path, at, message, 'import each query version as a separate result set');
    });
    if (version === '' || version === this.options.queryVersion) return mixed;
    const message = `the names carry query version ${version}, {--query-version} says ${this.options.queryVersion}`;
    return [problem(this.path, line, message, `use {--query-version} ${version}`), ...mixed];
  }

  changes(): string[] {
    const suffixed = [...this.versions.keys()].some((version) => version !== '');
    return [
      ...(suffixed ? ['version suffix moved to queryVersion'] : []),
      ...(this.renamed ? ['query names in short form'] : []),
    ];
  }
}

function words(version: string): string {
  return version === '' ? 'a name without version' : version;
}
