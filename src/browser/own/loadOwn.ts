import { SENT, unpublishedMark } from '../../benchmark/model/unpublished';
import type { MadeSet, ReaderAnswer } from '../../reader/messages';
import { keptSets } from './database';
import { ownSetFrom } from './ownSet';
import { type OwnSet, ownStore } from './ownSets';
import { openReader } from './readerFrame';
import { receivedSets } from './sentSets';

/** The files of a set as a reader checks them, which is the same for those of a link as for those of a disk. */
function checked(base: string, { id, files }: Pick<MadeSet, 'id' | 'files'>): Promise<MadeSet> {
  return new Promise((resolve, reject) => {
    const hear = (answer: ReaderAnswer) => {
      if (answer.kind === 'made') resolve(answer.set);
      if (answer.kind === 'refused') reject(new Error(answer.why.join('; ')));
    };
    const given = files.map(([name, text]) => ({ path: name, file: new File([text], name) }));
    const reader = openReader(base, hear);
    reader.ask({ kind: 'read', what: 'result set', name: id, files: given, engines: [], allowBroken: false });
  });
}

async function sentSets(base: string, fragment: string): Promise<OwnSet[]> {
  const sets = await receivedSets(fragment);
  const made = await Promise.all(sets.map((set) => checked(base, set)));
  return made.flatMap(({ files }, index) => {
    const { id, environment } = sets[index] as (typeof sets)[number];
    return ownSetFrom({ id: `${SENT}${id}`, files, environment }) ?? [];
  });
}

/** What of a link cannot be opened, in a sentence. */
function linkProblem(error: unknown): string {
  const cause = error instanceof SyntaxError || error instanceof TypeError ? 'it is damaged' : (error as Error).message;
  return `The link’s result sets cannot be opened: ${cause.slice(0, 600)}.`;
}

/** Has the sets of the address and those that are kept in this browser read and shown. */
export async function loadOwn(base: string, fragment: string): Promise<void> {
  const kept = await keptSets().catch(() => []);
  const own = kept.filter(({ id }) => unpublishedMark(id) !== '').flatMap((set) => ownSetFrom(set) ?? []);
  ownStore.set({ sets: own, isLoading: fragment !== '' });
  if (fragment === '') return;
  try {
    const sent = await sentSets(base, fragment);
    ownStore.set({ sets: [...sent, ...ownStore.state().sets], isLoading: false });
  } catch (error) {
    ownStore.set({ problem: linkProblem(error), isLoading: false });
  }
}
