import { problem } from '../model/problem';
import type { PublishedComparison } from '../model/published';
import type { Problem, ReadFile, ResultSet } from '../model/resultSet';
import type { EngineRecord, EngineRelease } from '../model/round';

/** Problems of duplicate releases, and of releases listed before one of an earlier day. */
function releaseProblems({ value, path, lineOf }: ReadFile<EngineRecord>): Problem[] {
  let last: EngineRelease | null = null;
  return value.releases.flatMap((release, index) => {
    const { version, date } = release;
    const line = lineOf(['releases', index]);
    const twice = value.releases.findIndex((other) => other.version === version) < index;
    const before = last;
    if (date) last = release;
    const early = date && before?.date && before.date > date;
    return [
      ...(twice ? [problem(path, line, `duplicate release ${version}`)] : []),
      ...(early
        ? [
            problem(
              path,
              line,
              `${version} (${date}) is listed after ${before.version} (${before.date}); sort releases by date`,
            ),
          ]
        : []),
    ];
  });
}

/** Problems of versions with results that are not listed, each once, and of a name that differs from the results'. */
function namingProblems(
  { value, path, lineOf }: ReadFile<EngineRecord>,
  sets: readonly ResultSet[],
  published: readonly Pick<PublishedComparison, 'candidate'>[],
): Problem[] {
  const own = sets.filter(({ engine }) => engine.id === value.id);
  const versions = value.releases.map(({ version }) => version);
  const summed = published.flatMap(({ candidate: { engine } }) => (engine?.id === value.id ? [engine.version] : []));
  const measured = new Set([...own.map(({ engine }) => engine.version), ...summed]);
  const absent = [...measured].filter((version) => version !== 'unknown' && !versions.includes(version));
  const other = own.find(({ engine }) => engine.title !== value.name);
  return [
    ...absent.map((version) =>
      problem(path, lineOf(['releases']), `release ${version} has results but is not listed`, 'add it'),
    ),
    ...(other
      ? [
          problem(
            path,
            lineOf(['name']),
            `name is ${value.name}, but ${other.id} calls the engine ${other.engine.title}`,
          ),
        ]
      : []),
  ];
}

/** Problems of an engine's file: duplicate or unsorted releases, missing versions with results, a different name. */
export function engineFileProblems(
  file: ReadFile<EngineRecord>,
  sets: readonly ResultSet[],
  published: readonly Pick<PublishedComparison, 'candidate'>[] = [],
): Problem[] {
  return [...releaseProblems(file), ...namingProblems(file, sets, published)];
}
