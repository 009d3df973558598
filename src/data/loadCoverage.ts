import { coverageFrom } from '../benchmark/artifacts/coverage';
import { COVERAGE_TABLES, type Coverage } from '../benchmark/model/coverage';
import { problem } from '../benchmark/model/problem';
import type { Problem, ReadFile } from '../benchmark/model/resultSet';
import { unknownName } from '../benchmark/text/suggestName';
import type { ArtifactFolder } from '../resultSet/artifactFolder';
import { missingFile } from '../resultSet/packageFolder';
import { readValue } from './schemaCheck';

const REQUIRED = Object.keys(COVERAGE_TABLES);

type Head = Omit<Coverage, 'rows' | 'fallbacks' | 'operators'>;

/** Unknown releases and an unknown engine in coverage.json. */
function nameProblems({ value, path, lineOf }: ReadFile<Head>, engines: readonly string[]): Problem[] {
  const { releases, scans, countingChange } = value;
  const versions = releases.map(({ version }) => version);
  const scanIds = scans.map(({ id }) => id);
  const named = [
    ...scans.map(({ defaultFrom }, index) => ({ name: defaultFrom, at: ['scans', index, 'defaultFrom'] })),
    { name: countingChange?.release, at: ['countingChange', 'release'] },
  ];
  return [
    ...(engines.includes(value.id)
      ? []
      : [problem(path, null, `the folder: ${unknownName('engine', value.id, engines)}`)]),
    ...releases.flatMap(({ defaultScan }, index) =>
      defaultScan === undefined || scanIds.includes(defaultScan)
        ? []
        : [problem(path, lineOf(['releases', index, 'defaultScan']), unknownName('scan', defaultScan, scanIds))],
    ),
    ...named.flatMap(({ name, at }) =>
      name === undefined || versions.includes(name)
        ? []
        : [problem(path, lineOf(at), unknownName('release', name, versions))],
    ),
  ];
}

/** Valid coverages; coverage that engines counted is first. Adds the errors of the others to `problems`. */
export function loadCoverages(
  folders: readonly ArtifactFolder[],
  engines: readonly string[],
  problems: Problem[],
): Coverage[] {
  const found = folders.flatMap((folder): Coverage[] => {
    const cure = `a coverage is coverage.json, ${REQUIRED.join(', and ')}`;
    const missing = ['coverage.json', ...REQUIRED].flatMap((name) => missingFile(folder, name, cure));
    problems.push(...missing);
    const json = folder.files.get('coverage.json');
    const read = json && readValue(json, 'coverage', problems);
    if (!read) return [];
    const head = { ...read.value, id: folder.id };
    const [plans, fallbacks, operators] = [...REQUIRED, 'operators.csv'].map((name) => folder.files.get(name));
    const { coverage, problems: inTables } = coverageFrom(head, plans, fallbacks, operators);
    const own = [...nameProblems({ ...read, value: head }, engines), ...inTables];
    problems.push(...own);
    return own.length + missing.length + folder.unread.length === 0 ? [coverage] : [];
  });
  return found.sort((a, b) => Number(a.countedBy === 'site') - Number(b.countedBy === 'site'));
}
