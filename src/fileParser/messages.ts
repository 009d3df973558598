import type { LoggedPlan } from '../benchmark/coverage/operators';
import type { LoggedTrial } from '../benchmark/trial/planTrial';

/** A file from a reader, with the path shown in messages. */
export interface DroppedFile {
  path: string;
  file: File;
}

/** Answers by the names of the options of `npm run import`. */
export type Answers = Record<string, string>;

/** Files to parse: the folder of a result set, the parts of one event log, or a file of unknown content. */
export interface ReadRequest {
  kind: 'read';
  what: 'result set' | 'log' | 'file';
  name: string;
  files: DroppedFile[];
  /** Titles of known engines, to be found in file names. */
  engines: string[];
  /** If true, counts the readable part of a broken or truncated log. */
  allowBroken: boolean;
}

/** The files of the sets that the reader already has, by the id of the set; '' if the file is unknown. */
export type TakenIds = Record<string, string>;

/** A request to make result sets from the parsed files with these answers. */
export interface MakeRequest {
  kind: 'make';
  answers: Answers;
  /** 2026-07-21. */
  today: string;
  taken: TakenIds;
}

export type ParserRequest = ReadRequest | MakeRequest;

/** A result set as the texts of its files, with its environment if that is in a file next to it. */
export interface ParsedSet {
  id: string;
  files: [name: string, text: string][];
  environment: { id: string; text: string } | null;
  /** The reader's file; absent for a set that was opened as a folder. */
  file?: string;
  /** The engine's name in a file with several engines. */
  column?: string;
}

/** Parsing progress in bytes on disk; `events` counts events of event logs. */
interface ProgressMessage {
  kind: 'progress';
  read: number;
  size: number;
  events: number;
}

/** The type of a file, and questions to answer before it becomes a result set. */
export interface QuestionMessage {
  kind: 'asking';
  /** "eks CSV (query,median,min,max; header or none)". */
  what: string;
  /** Findings, one sentence each: "103 queries". */
  found: string[];
  answers: Answers;
  /** Names of the answers that the file does not contain, in the order of the questions. */
  asked: string[];
  /** Names of the other answers, which a reader can correct. */
  read: string[];
  /** Choices by the name of the answer, if the file itself determines them. */
  choices: Record<string, string[]>;
  /** The engines of the file if there are several. Each has answers with its index, "engine 0", and can be excluded. */
  engines: string[];
  /** Executions of a log without query names, one line each. */
  executions: string[];
  /** The operators of each query or, without query names, of each execution; empty if the file is not a log. */
  plans: LoggedPlan[];
  /** What the log shows for a trial; null if the file is not a log. */
  trial: LoggedTrial | null;
  /** True if the answers only name the columns of the file, which is then parsed again. */
  isMapping: boolean;
}

interface ParsedMessage {
  kind: 'made';
  what: string;
  /** Findings and warnings, one sentence each. */
  found: string[];
  /** What is and what is not published of the Spark properties, one line each after their counts; empty if there are none. */
  properties: string[];
  sets: ParsedSet[];
}

/** Reasons why answers were refused: by name, and those about no single answer. */
export interface InvalidAnswerMessage {
  kind: 'wrong';
  fields: Record<string, string[]>;
  others: string[];
}

export interface RefusalMessage {
  kind: 'refused';
  what: string;
  why: string[];
  /** True if the readable part of the file can be counted anyway. */
  isBroken: boolean;
}

export type ParserMessage = ProgressMessage | QuestionMessage | ParsedMessage | InvalidAnswerMessage | RefusalMessage;

export type SendMessage = (answer: ParserMessage) => void;

/** Makes sets from answers on a given day, with ids that are not taken, or asks for missing answers. */
export type MakeSets = (answers: Answers, today: string, taken: TakenIds) => ParserMessage;
