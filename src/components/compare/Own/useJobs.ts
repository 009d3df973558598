import { useCallback, useEffect, useReducer, useRef } from 'react';
import { OWN } from '../../../benchmark/model/unpublished';
import type { Answers, GivenFile, MadeSet, MakeRequest, ReaderAnswer, RefusedAnswer } from '../../../reader/messages';
import { keep } from '../browser/own/database';
import { type FileGroup, fileGroups } from '../browser/own/fileGroups';
import { type FileReader, openReader } from '../browser/own/fileReader';
import { ownSetFrom } from '../browser/own/ownSet';
import { ownStore } from '../browser/own/ownSets';
import { savedComparison } from '../browser/own/savedComparison';
import { type Job, type JobStep, jobsAfter } from './jobs';

export interface Jobs {
  jobs: readonly Job[];
  open: (files: readonly GivenFile[]) => void;
  answer: (key: number, answers: Answers) => void;
  /** Cancels or removes a job; a set made from it remains. */
  remove: (key: number) => void;
  correct: (key: number) => void;
  /** Parses a log again and uses the readable part. */
  countBroken: (job: Job) => void;
}

type OnMade = (ids: readonly string[], search?: string) => void;

/** Adds a set to the reader's own sets and stores it if the browser allows it. Null for an invalid set. */
async function keepOwn(base: string, { id, files, environment }: MadeSet): Promise<string | null> {
  const own = ownSetFrom({ id: `${OWN}${id}`, files, environment });
  if (!own) return null;
  const others = ownStore.state().sets.filter((set) => set.id !== own.id);
  ownStore.set({ sets: [own, ...others] });
  await keep(base, own).catch(() => undefined);
  return own.id;
}

const refused = (why: string): RefusedAnswer => ({ kind: 'refused', what: 'Not read', why: [why], isBroken: false });

/** Stops all workers on unmount. */
function useStopped({ current }: { current: Map<number, FileReader> }): void {
  useEffect(
    () => () => {
      for (const reader of current.values()) reader.stop();
    },
    [current],
  );
}

/** Workers of jobs by key, and functions that start and stop them. */
function useReaders(base: string, engines: string[], step: (step: JobStep) => void, onMade: OnMade) {
  const readers = useRef(new Map<number, FileReader>());
  const keys = useRef(0);
  useStopped(readers);
  const add = useCallback(
    (group: FileGroup) => {
      keys.current += 1;
      const size = group.files.reduce((sum, { file }) => sum + file.size, 0);
      step({ step: 'add', job: { key: keys.current, name: group.name, size, group } });
      return keys.current;
    },
    [step],
  );
  const start = useCallback(
    (group: FileGroup, allowBroken: boolean, search?: string) => {
      const key = add(group);
      const hear = async (answer: ReaderAnswer) => {
        const sets = answer.kind === 'made' ? answer.sets : [];
        const made = await Promise.all(sets.map((set) => keepOwn(base, set)));
        step({ step: 'heard', key, answer });
        const ids = made.filter((id) => id !== null);
        if (ids.length > 0) onMade(ids, search);
      };
      const fail = () => hear(refused('the script that reads files could not be loaded; reload the page'));
      const reader = openReader(base, hear, fail);
      readers.current.set(key, reader);
      reader.ask({ kind: 'read', ...group, engines, allowBroken });
    },
    [base, engines, step, add, onMade],
  );
  /** Adds a refused file, for which no worker starts, with the reason. */
  const refuse = (file: GivenFile, error: Error) => {
    const key = add({ what: 'file', name: file.path, files: [file] });
    step({ step: 'heard', key, answer: refused(error.message) });
  };
  const remove = (key: number) => {
    readers.current.get(key)?.stop();
    readers.current.delete(key);
    step({ step: 'remove', key });
  };
  return { start, refuse, remove, ask: (key: number, request: MakeRequest) => readers.current.get(key)?.ask(request) };
}

/** Parses files, each group in a separate worker, and saved comparisons. `onMade` gets the IDs of loaded sets. */
export default function useJobs(base: string, engines: string[], onMade: OnMade): Jobs {
  const [jobs, step] = useReducer(jobsAfter, []);
  const { start, refuse, remove, ask } = useReaders(base, engines, step, onMade);
  const openSaved = async (given: GivenFile): Promise<GivenFile[]> => {
    try {
      const saved = await savedComparison(given);
      if (!saved) return [given];
      for (const group of fileGroups(saved.files)) start(group, false, saved.search);
    } catch (error) {
      refuse(given, error as Error);
    }
    return [];
  };
  return {
    jobs,
    remove,
    open: async (files) => {
      const others = await Promise.all(files.map(openSaved));
      for (const group of fileGroups(others.flat())) start(group, false);
    },
    answer: (key, answers) => {
      step({ step: 'answered', key, answers });
      ask(key, { kind: 'make', answers, today: new Date().toISOString().slice(0, 10) });
    },
    correct: (key) => step({ step: 'again', key }),
    countBroken: ({ key, group }) => {
      remove(key);
      start(group, true);
    },
  };
}
