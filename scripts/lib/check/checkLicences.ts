import { licenceFault } from '../../../src/benchmark/artifacts/licences';
import { problem } from '../../../src/benchmark/model/problem';
import type { Licence, Problem } from '../../../src/benchmark/model/resultSet';
import type { DataFolder } from '../../../src/data/dataFolder';
import type { Data } from '../../../src/data/loadData';
import { parseJson } from '../../../src/json/jsonFile';
import type { ArtifactFolder } from '../../../src/resultSet/artifactFolder';

interface Licensed {
  id: string;
  licences: readonly Licence[];
}

function faults(artifacts: readonly Licensed[], folders: readonly ArtifactFolder[]): Problem[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  return artifacts.flatMap(({ id, licences }) => {
    const fault = licenceFault(licences);
    const file = byId.get(id)?.files.get('datapackage.json');
    return fault && file
      ? [problem(file.path, parseJson(file).file?.lineOf(['licenses']) ?? null, fault.message, fault.cure)]
      : [];
  });
}

/** Problems of result sets, published comparisons, and time series without a recognized license. */
export function licenceProblems(data: Data, folder: DataFolder): Problem[] {
  return [
    ...faults(data.resultSets, folder.resultSets),
    ...faults(data.published, folder.published),
    ...faults(data.resourceUsage, folder.resourceUsage),
  ];
}
