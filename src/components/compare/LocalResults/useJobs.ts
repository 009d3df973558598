import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Answers, DroppedFile, MakeRequest, ParserMessage, RefusalMessage } from '../../../fileParser/messages';
import { type FileGroup, fileGroups } from '../browser/localResults/fileGroups';
import { type FileParser, openFileParser } from '../browser/localResults/fileReader';
import { KEPT, keepSets, type MadeSets, takenIds } from '../browser/localResults/ownSets';
import { savedComparison } from '../browser/localResults/savedComparison';
import { type Job, type JobStep, jobsAfter } from './jobs';

export interface Jobs {
  jobs: readonly Job[];
  open: (files: readonly DroppedFile[]) => void;
  answer: (key: number, answers: Answers) => void;
  /** Cancels or removes a job; a set made from it remains. */
  remove: (key: number) => void;
  correct: (key: number) => void;
  /** Parses a log again and uses the readable part. */
  countBroken: (job: Job) => void;
}

type OnMade = (ids: readonly string[], search?: string) => void;

const askReader = (question: string) => window.confirm(question);

const refused = (why: string): RefusalMessage => ({ kind: 'refused', what: 'Not read', why: [why], isBroken: false });

/** Stops all workers on unmount. */
function useStopped({ current }: { current: Map<number, FileParser> }): void {
  useEffect(
    () => () => {
      for (const reader of current.values()) reader.stop();
    },
    [current],
  );
}

/** Workers of jobs by key, and functions that start and stop them. */
function useParsers(base: string, engines: string[], step: (step: JobStep) => void, onMade: OnMade) {
  const readers = useRef(new Map<number, FileParser>());
  const keys = useRef(0);
  const made = useRef<MadeSets>(new Map());
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
      const hear = async (answer: ParserMessage) => {
        const ids =
          answer.kind === 'made' ? await keepSets(base, group.name, answer.sets, made.current, key, askReader) : [];
        step({ step: 'heard', key, answer: ids ? answer : { kind: 'wrong', fields: {}, others: [KEPT] } });
        if (ids && ids.length > 0) onMade(ids, search);
      };
      const fail = () => hear(refused('the script that reads files could not be loaded; reload the page'));
      const reader = openFileParser(base, hear, fail);
      readers.current.set(key, reader);
      reader.ask({ kind: 'read', ...group, engines, allowBroken });
    },
    [base, engines, step, add, onMade],
  );
  /** Adds a refused file, for which no worker starts, with the reason. */
  const refuse = (file: DroppedFile, error: Error) => {
    const key = add({ what: 'file', name: file.path, files: [file] });
    step({ step: 'heard', key, answer: refused(error.message) });
  };
  const remove = (key: number) => {
    readers.current.get(key)?.stop();
    readers.current.delete(key);
    step({ step: 'remove', key });
  };
  const ask = (key: number, request: Omit<MakeRequest, 'taken'>) =>
    readers.current.get(key)?.ask({ ...request, taken: takenIds(made.current, key) });
  return { start, refuse, remove, ask };
}

/** Parses files, each group in a separate worker, and saved comparisons. `onMade` gets the IDs of loaded sets. */
export default function useJobs(base: string, engines: string[], onMade: OnMade): Jobs {
  const [jobs, step] = useReducer(jobsAfter, []);
  const { start, refuse, remove, ask } = useParsers(base, engines, step, onMade);
  const openSaved = async (given: DroppedFile): Promise<DroppedFile[]> => {
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
