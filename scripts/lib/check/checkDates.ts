import { isFuture } from '../../../src/benchmark/model/futureDay';
import { problem } from '../../../src/benchmark/model/problem';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import type { DataFolder } from '../../../src/data/dataFolder';
import { type JsonFile, parseJson } from '../../../src/json/jsonFile';
import type { ArtifactFolder } from '../../../src/resultSet/artifactFolder';

/** Keys of the days on which something was published or read, at the top of a file. */
const DAYS = ['created', 'snapshot', 'published'];

function futureDays({ path, value, lineOf }: JsonFile, today: string): Problem[] {
  const days = value as Record<string, unknown>;
  return DAYS.flatMap((key) => {
    const day = days[key];
    if (typeof day !== 'string' || !isFuture(day, today)) return [];
    const message = `${key} must not be later than tomorrow, got ${day}; today is ${today}`;
    return [problem(path, lineOf([key]), message, 'write the day on which it was published')];
  });
}

/** Problems of artifacts that were published, or read, later than tomorrow. */
export function dateProblems(folder: DataFolder, today: string): Problem[] {
  const folders: ArtifactFolder[] = [
    ...folder.resultSets,
    ...folder.published,
    ...folder.resourceUsage,
    ...folder.reports,
  ];
  return folders.flatMap(({ files }) =>
    ['datapackage.json', 'report.json'].flatMap((name) => {
      const artifact = files.get(name);
      const file = artifact && parseJson(artifact).file;
      return file ? futureDays(file, today) : [];
    }),
  );
}
