import { slug } from '../benchmark/text/slug';
import { engineId } from './engineId';

/** Words of vanilla Spark. “native” is none: Gluten and Comet call themselves native, too. */
const VANILLA = /vanilla|stock|default|(^|[^a-z])spark([^a-z]|$)/;

/** The engine whose first word is in the name; vanilla Spark if the name has words for it and no other engine. */
function engineIn(name: string, engines: readonly string[]): string | undefined {
  const words = slug(name.replace(/_/g, '-')).split(/[.-]/);
  const own = (engine: string) => engineId(engine).split(/[.-]/)[0] ?? '';
  const found = engines.find((engine) => own(engine) !== 'native' && words.includes(own(engine)));
  return found ?? (VANILLA.test(name) ? engines.find((engine) => own(engine) === 'native') : undefined);
}

/** "sf100" and "100GB" are 100; "1T" and "3TB" are 1000 and 3000. */
function scaleIn(name: string): string | undefined {
  const [, sf] = /(?:^|[^a-z])sf[-_]?([1-9]\d{0,5})(?!\d)/.exec(name) ?? [];
  const [, count, unit] = /(?:^|[^a-z\d.])([1-9]\d{0,4})(tb?|gb?)(?![a-z\d])/.exec(name) ?? [];
  if (sf !== undefined) return sf;
  return count === undefined ? undefined : String(Number(count) * (unit?.startsWith('t') ? 1000 : 1));
}

/**
 * Suggestions from a file's name, by option: engine, version, table format, and scale factor. They must be confirmed.
 * "gluten-parquet-v1.6.0-amd64.csv" suggests Gluten 1.6.0 and Parquet.
 */
export function nameSuggestions(path: string, engines: readonly string[]): Record<string, string> {
  const name = (path.split('/').at(-1) ?? '').toLowerCase();
  const found: [string, string | undefined][] = [
    ['engine', engineIn(name, engines)],
    ['engine-version', /(?:^|[^\d.])v?(\d+\.\d+(?:\.\d+)+)(?![\d])/.exec(name)?.[1]],
    ['table-format', /parquet|iceberg|delta|orc|hudi/.exec(name)?.[0]],
    ['scale-factor', scaleIn(name)],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
