import { useCallback, useEffect, useReducer, useRef } from 'react';
import { OWN } from '../../../benchmark/model/unpublished';
import { keep } from '../../../browser/own/database';
import { type FileGroup, fileGroups } from '../../../browser/own/fileGroups';
import { ownSetFrom } from '../../../browser/own/ownSet';
import { ownStore } from '../../../browser/own/ownSets';
import { type FileReader, openReader } from '../../../browser/own/readerFrame';
import type { Answers, GivenFile, MadeSet, MakeRequest, ReaderAnswer } from '../../../reader/messages';
import { type Job, type JobStep, jobsAfter } from './jobs';

/** What is read, and what can be done with it. */
export interface Jobs {
  jobs: readonly Job[];
  open: (files: readonly GivenFile[]) => void;
  answer: (key: number, answers: Answers) => void;
  /** Stops reading, or takes away what was read; the set that was made of it stays. */
  remove: (key: number) => void;
  correct: (key: number) => void;
  /** Reads a log once more, and counts what is there of it. */
  countBroken: (job: Job) => void;
}

/** Puts a set among the reader's own, where it stays for the next visit if the browser keeps anything. */
async function add({ id, files, environment }: MadeSet): Promise<string | null> {
  const own = ownSetFrom({ id: `${OWN}${id}`, files, environment });
  if (!own) return null;
  const others = ownStore.state().sets.filter((set) => set.id !== own.id);
  ownStore.set({ sets: [own, ...others] });
  await keep(own).catch(() => undefined);
  return own.id;
}

/** Stops all readers with the page. */
function useStopped({ current }: { current: Map<number, FileReader> }): void {
  useEffect(
    () => () => {
      for (const reader of current.values()) reader.stop();
    },
    [current],
  );
}

/** The readers of jobs by their keys, and how one is started and stopped. */
function useReaders(base: string, engines: string[], step: (step: JobStep) => void, onMade: (id: string) => void) {
  const readers = useRef(new Map<number, FileReader>());
  const keys = useRef(0);
  useStopped(readers);
  const start = useCallback(
    (group: FileGroup, allowBroken: boolean) => {
      keys.current += 1;
      const key = keys.current;
      const size = group.files.reduce((sum, { file }) => sum + file.size, 0);
      step({ step: 'add', job: { key, name: group.name, size, group } });
      const reader = openReader(base, async (answer: ReaderAnswer) => {
        const made = answer.kind === 'made' ? await add(answer.set) : null;
        step({ step: 'heard', key, answer });
        if (made) onMade(made);
      });
      readers.current.set(key, reader);
      reader.ask({ kind: 'read', ...group, engines, allowBroken });
    },
    [base, engines, step, onMade],
  );
  const remove = (key: number) => {
    readers.current.get(key)?.stop();
    readers.current.delete(key);
    step({ step: 'remove', key });
  };
  return { start, remove, ask: (key: number, request: MakeRequest) => readers.current.get(key)?.ask(request) };
}

/** Reads files, each group in a worker of its own. `onMade` hears the ids of sets that are there from now on. */
export default function useJobs(base: string, engines: string[], onMade: (id: string) => void): Jobs {
  const [jobs, step] = useReducer(jobsAfter, []);
  const { start, remove, ask } = useReaders(base, engines, step, onMade);
  return {
    jobs,
    remove,
    open: (files) => {
      for (const group of fileGroups(files)) start(group, false);
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
