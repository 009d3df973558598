/** One of a reader's files, with the path that it is called by. */
export interface GivenFile {
  path: string;
  file: File;
}

/** Answers by the names that the options of `npm run import` have. */
export type Answers = Record<string, string>;

/** What is to be read: the folder of a result set, the parts of one event log, or a file of which nothing is known. */
export interface ReadRequest {
  kind: 'read';
  what: 'result set' | 'log' | 'file';
  /** What the files are called together. */
  name: string;
  files: GivenFile[];
  /** The engines that are known, as written in a sentence, to be found in names of files. */
  engines: string[];
  /** Count what is there of a log that is broken or cut off. */
  allowBroken: boolean;
}

/** What was read is to be made result sets, with these answers. */
export interface MakeRequest {
  kind: 'make';
  answers: Answers;
  /** 2026-07-21. */
  today: string;
}

export type ReaderRequest = ReadRequest | MakeRequest;

/** A result set as the texts of its files; with its environment if that is in a file next to it. */
export interface MadeSet {
  id: string;
  files: [name: string, text: string][];
  environment: { id: string; text: string } | null;
}

/** How far the files are read, in bytes as they lie on disk; `events` of event logs. */
interface ProgressAnswer {
  kind: 'progress';
  read: number;
  size: number;
  events: number;
}

/** What a file is, and what must be said of it before it is a result set. */
export interface AskingAnswer {
  kind: 'asking';
  /** "eks CSV (query,median,min,max; header or none)". */
  what: string;
  /** What was found, a sentence each: "103 queries". */
  found: string[];
  /** What the file, or its name, says already. */
  answers: Answers;
  /** Names of the answers that no line of the file gives, in the order in which they are asked. */
  asked: string[];
  /** The others that may be corrected. */
  read: string[];
  /** What there is to choose from, by the name of the answer, where the file itself says. */
  choices: Record<string, string[]>;
  /** The engines of the file if there are several: each is described with answers of its place, "engine 0", and can be left out. */
  engines: string[];
  /** The executions of a log that nothing names, a line each. */
  executions: string[];
  /** Whether the answers only name the columns of the file, which is then read again. */
  isMapping: boolean;
}

interface MadeAnswer {
  kind: 'made';
  what: string;
  /** What was understood, and what is worth a look, a sentence each. */
  found: string[];
  sets: MadeSet[];
}

/** Why answers are not taken: by their names, and what concerns none of them. */
export interface WrongAnswer {
  kind: 'wrong';
  fields: Record<string, string[]>;
  others: string[];
}

export interface RefusedAnswer {
  kind: 'refused';
  what: string;
  why: string[];
  /** Whether the part that can be read can be counted anyway. */
  isBroken: boolean;
}

export type ReaderAnswer = ProgressAnswer | AskingAnswer | MadeAnswer | WrongAnswer | RefusedAnswer;

/** How a reader tells what it does. */
export type Tell = (answer: ReaderAnswer) => void;

/** Makes sets of answers, on a day; or asks what the answers leave open. */
export type Makes = (answers: Answers, today: string) => ReaderAnswer;
