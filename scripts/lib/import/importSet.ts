import { join } from 'node:path';
import type { Artifact, Problem } from '../../../src/benchmark/model/resultSet';
import { isProblem, readForeign } from '../../../src/data/decode';
import { checkPackage } from '../../../src/data/schemaCheck';
import { failedImport, type Imported } from '../../../src/importers/imported';
import { importIterations, importResults } from '../../../src/importers/recognise';
import { type ImportOutcome, type Iterations, type ReadResults, setFrom } from '../../../src/resultSet/setFrom';
import { UsageError } from '../command';
import type { ImportRequest } from './request';
import { readSettings } from './settings';

function readSource(path: string): { artifact: Artifact | null; problems: Problem[] } {
  const artifact = readForeign(path);
  return isProblem(artifact) ? { artifact: null, problems: [artifact] } : { artifact, problems: [] };
}

function readResults(request: ImportRequest): ReadResults {
  const { artifact, problems } = readSource(request.file);
  return artifact ? importResults(artifact, request) : { ...failedImport(problems), format: null };
}

/** The iterations of --iterations-file, otherwise of the file itself. */
function readIterations(request: ImportRequest, imported: Imported): Iterations {
  if (request.iterationsFile === undefined) return { iterationRows: imported.iterationRows, problems: [] };
  if (imported.iterationRows.length > 0)
    throw new UsageError([`--iterations-file: ${request.file} holds iterations itself`]);
  const { artifact, problems } = readSource(request.iterationsFile);
  return artifact ? importIterations(artifact, request) : { iterationRows: [], problems };
}

/**
 * Files of one result set from a foreign file, with every problem of all files that the request names. Does not write.
 * Throws UsageError and InputError for invalid options.
 */
export function importSet(request: ImportRequest, today: string): ImportOutcome {
  const imported = readResults(request);
  const iterations = readIterations(request, imported);
  const settings = readSettings(request, imported.configuration);
  const folder = join(request.out, request.id);
  return setFrom(request, imported, { settings, iterations, folder, check: checkPackage, today });
}
