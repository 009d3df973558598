import { lazy, Suspense, useEffect, useRef } from 'react';
import { OWN } from '../../../benchmark/model/unpublished';
import type { DroppedFile } from '../../../fileParser/messages';
import type { LocalSet } from '../browser/localResults/localSets';
import { forgetSet } from '../browser/localResults/ownSets';
import FileTable from './FileTable';
import type { Job } from './jobs';
import Questions from './Questions';
import useJobs from './useJobs';

/** Both are loaded with the first log. */
const NativeOperators = lazy(() => import('./NativeOperators'));
const TrialPlanner = lazy(() => import('./TrialPlanner'));

interface Props {
  base: string;
  /** The last given files; a new array is parsed even if its files are the same. */
  given: readonly DroppedFile[];
  engines: string[];
  sets: readonly LocalSet[];
  /** Called with the IDs of sets that have been loaded, and the query string of a saved comparison. */
  onMade: (ids: readonly string[], search?: string) => void;
  /** Called with true while a file needs answers. */
  onAsking: (isAsking: boolean) => void;
}

/** Status for screen readers: the last file, and its questions. */
function status(jobs: readonly Job[]): string {
  const last = jobs.at(-1);
  if (!last) return '';
  if (last.state === 'reading') return `Reading ${last.name}`;
  if (last.state === 'asking') return `${last.name}: ${last.asking.what}. Answer the questions below.`;
  return last.state === 'made'
    ? `${last.name} is loaded`
    : `${last.name} could not be read: ${last.refused.why.join('; ')}`;
}

/** The reader's own files and sets, and the questions about them. */
export default function LocalResultsPanel({ base, given, engines, sets, onMade, onAsking }: Props) {
  const { jobs, open, answer, ...actions } = useJobs(base, engines, onMade);
  const read = useRef<readonly DroppedFile[]>([]);
  useEffect(() => {
    if (read.current === given) return;
    read.current = given;
    open(given);
  });
  const isAsking = jobs.some(({ state }) => state === 'asking');
  useEffect(() => onAsking(isAsking), [isAsking, onAsking]);
  const made = new Set(jobs.flatMap((job) => (job.state === 'made' ? job.sets.map((id) => `${OWN}${id}`) : [])));
  return (
    <>
      <p className="visually-hidden" role="status">
        {status(jobs)}
      </p>
      <FileTable
        jobs={jobs}
        sets={sets.filter(({ id }) => !made.has(id))}
        forget={(id) => forgetSet(base, id)}
        {...actions}
      />
      <Suspense>
        {jobs.map((job) =>
          'asking' in job && job.asking && job.asking.plans.length > 0 ? (
            <NativeOperators key={job.key} base={base} name={job.name} plans={job.asking.plans} />
          ) : null,
        )}
        {jobs.map((job) =>
          'asking' in job && job.asking?.trial ? (
            <TrialPlanner key={job.key} base={base} name={job.name} trial={job.asking.trial} />
          ) : null,
        )}
      </Suspense>
      {jobs.map((job) =>
        job.state === 'asking' ? (
          <Questions key={job.key} job={job} answer={(answers) => answer(job.key, answers)} />
        ) : null,
      )}
    </>
  );
}
