import type { QueryBand } from '../../benchmark/model/published';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { readQueryRuns } from './queryRuns';
import { readSamples, type Sample } from './samples';

/** What a monitor's CSV and the events of a run say; empty lists with problems where they cannot be read. */
export interface SeriesRun {
  samples: Sample[];
  queries: QueryBand[];
  problems: Problem[];
}

/**
 * The series of a run and the queries that ran in it, of a monitor's CSV (`label,mem_total,mem_used,diskio_write_bytes`, times in UTC) and
 * a JSON list of events (`q1_start`, `q1_end`, seconds since 1970).
 */
export function readSeries(series: Artifact, events: Artifact): SeriesRun {
  const samples = readSamples(series);
  if (samples.problems.length > 0) return { samples: [], queries: [], problems: samples.problems };
  const { queries, problems } = readQueryRuns(events, samples);
  return { samples: samples.samples, queries, problems };
}
