import { quoteValue } from '../benchmark/model/guards/plainText';
import { type FailureStatus, reasonText } from './imported';

/** Why an execution has no time, in the words of results.csv; the reason of not_run is empty. */
export interface Outcome {
  status: FailureStatus | 'not_run';
  reason: string;
}

type Kind = 'ok' | Outcome['status'];

/** Words of a status by what they mean. The first pattern that matches decides, so negations come before their words. */
const WORDS: readonly [RegExp, Kind][] = [
  [/^(not|un|non|in) ?(ok|success\w*|succe\w*|pass\w*|complete\w*|finish\w*)\b/, 'failed'],
  [/^(0|no|without|zero) (errors?|exceptions?|failures?)$/, 'ok'],
  [/^complete\w* with task failures$/, 'ok'],
  [/time ?d? ?out|timeout|deadline|took too long|time limit|exceeded .*time/, 'timeout'],
  [/unsupported|not supported|not implemented|notimplemented|unimplemented/, 'unsupported'],
  [
    /\b(wrong|incorrect|mismatch\w*|invalid|differs?|different|bad result)\b|validation fail|result check/,
    'wrong_result',
  ],
  [
    /fail|error|exception|\boom\b|out ?of ?memory|kill|crash|abort|cancel|terminat|segfault|segmentation|core dump/,
    'failed',
  ],
  [/\bsig[a-z]{3,4}\b|\bdied\b|\blost\b|interrupt|\bbroken?\b|incomplete|unfinished|\bstopped\b|\brunning\b/, 'failed'],
  [
    /^(not ?run|not executed|not ?started|skip\w*|ignored|disabled|excluded|pending|missing|absent|n ?a|none?|nil)$/,
    'not_run',
  ],
  [
    /^(ok|okay|success\w*|succeed\w*|pass(ed)?|complete[ds]?|finish(ed)?|done|valid(ated)?|verified|match(ed)?|correct|good)$/,
    'ok',
  ],
];
/** Words that are an outcome only in a column that is headed as one. */
const BOOLEANS: readonly [RegExp, boolean][] = [
  [/^(true|yes|y|t|✓|✔|✅|☑)$/, true],
  [/^(false|no|n|f|ko|nok|✗|✘|❌|✖|x)$/, false],
];
/** Marks of a cell without a value. */
const NOTHING = /^[-–—.?]*$/;

function plainWords(text: string): string {
  const parted = text.normalize('NFKC').replace(/([a-z])([A-Z])/g, '$1 $2');
  return parted
    .toLowerCase()
    .replace(/[\s_./:;,!"'()[\]{}-]+/g, ' ')
    .trim();
}

function kindOf(text: string): Kind | null {
  const words = plainWords(text);
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

function outcome(status: Kind, text: string): Outcome | null {
  if (status === 'ok') return null;
  return { status, reason: status === 'not_run' ? '' : reasonText(`the source file reports ${text}`) };
}

/** The outcome that a word in a column of times means (OOM, timeout, n/a, –); undefined for other text, and for words of success. */
export function outcomeInTime(text: string): Outcome | undefined {
  if (NOTHING.test(text)) return { status: 'not_run', reason: '' };
  const kind = kindOf(text);
  return kind === null || kind === 'ok' ? undefined : (outcome(kind, text) ?? undefined);
}

/** True if a text alone tells whether an execution succeeded; words such as yes and none need a head that says so. */
export function isOutcomeWord(text: string): boolean {
  const kind = kindOf(text);
  return (
    kind !== null &&
    kind !== 'not_run' &&
    /[a-z]{2}/i.test(text) &&
    !/^(valid|good|match(ed)?|correct|done)$/i.test(text)
  );
}

/** What a column tells about each execution, by its head; null for any other column. */
type OutcomeColumn = 'status' | 'success' | 'code' | 'error' | 'message';

const COLUMNS: readonly [RegExp, OutcomeColumn][] = [
  [/^((process|shell|return) )?(exit|return)( ?(code|status|value))|^(exitcode|returncode|retcode|rc|errno)$/, 'code'],
  [/^(is |has |was )?(failed|failure|error|errors|exception)$/, 'error'],
  [/^(error|exception|failure|err)s? ?(message|msg|text|reason|class|type|info|details?|description)?$/, 'error'],
  [/^((fail|failure) )?reason$/, 'error'],
  [
    /^(is |was |has )?(timed out|oom|out of memory|killed|crashed|aborted|cancell?ed|skipped|unsupported|mismatch)$/,
    'error',
  ],
  [/^(job |log |status )?(message|msg)$/, 'message'],
  [
    /^([a-z]+ )?(success|successful|succeeded|ok|passed|pass|completed|finished|valid|correct|matches|match)$/,
    'success',
  ],
  [/^([a-z]+ )?(status|state|outcome|result|results|verdict|validation|success)$/, 'status'],
];

export function outcomeColumn(head: string): OutcomeColumn | null {
  const words = plainWords(head);
  return COLUMNS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** A field of a row that tells its outcome. */
interface OutcomeField {
  head: string;
  column: OutcomeColumn;
  text: string;
}

const EXIT_TIMEOUT = 124;

function ofCode(text: string): Outcome | null | 'unknown' {
  if (!/^-?\d+(\.0)?$/.test(text)) return 'unknown';
  const code = Number(text);
  return code === 0
    ? null
    : { status: code === EXIT_TIMEOUT ? 'timeout' : 'failed', reason: `the source file reports exit code ${code}` };
}

function ofBoolean(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  return BOOLEANS.find(([pattern]) => pattern.test(word))?.[1];
}

function ofField({ column, head, text }: OutcomeField): Outcome | null | 'unknown' {
  const trimmed = text.trim();
  if (NOTHING.test(trimmed) || /^(null|nan|undefined)$/i.test(trimmed)) return null;
  if (column === 'code') return ofCode(trimmed);
  const answer = ofBoolean(trimmed) ?? (/^[01](\.0)?$/.test(trimmed) ? trimmed.startsWith('1') : undefined);
  if (column === 'error') {
    const named = kindOf(head);
    if (answer !== undefined) return answer ? outcome(named && named !== 'ok' ? named : 'failed', head) : null;
    const kind = kindOf(trimmed) ?? 'failed';
    const reason = /^\d+$/.test(trimmed) ? `the source file reports ${trimmed} in ${head}` : reasonText(trimmed);
    return Number(trimmed) === 0 || kind === 'ok' || kind === 'not_run' ? null : { status: kind, reason };
  }
  if (column === 'message') {
    const kind = kindOf(trimmed);
    return kind === null || kind === 'ok' || kind === 'not_run' ? null : { status: kind, reason: reasonText(trimmed) };
  }
  const isNumber = /^\d+(\.\d+)?$/.test(trimmed);
  if (answer !== undefined && (column === 'success' || !isNumber))
    return answer ? null : { status: 'failed', reason: `the source file reports ${head} ${trimmed}` };
  const kind = kindOf(trimmed);
  if (kind === null) return 'unknown';
  if (kind === 'not_run' && /valid/i.test(head)) return null;
  return outcome(kind, trimmed);
}

/** Severity of outcomes of one row: a failure that names its kind says more than one that does not. */
const ORDER: readonly Outcome['status'][] = ['timeout', 'unsupported', 'failed', 'wrong_result', 'not_run'];

/**
 * The outcome of an execution from everything that its row says about it: status, success, error text, exit code. Null
 * if it has a valid time; a sentence if a value is not known. If fields disagree, the failure counts; its reason is the
 * error text if there is one.
 */
export function outcomeOf(fields: readonly OutcomeField[]): Outcome | null | { unknown: string } {
  const outcomes = fields.map((field) => [field, ofField(field)] as const);
  const unknown = outcomes.find(([, own]) => own === 'unknown');
  const known = outcomes.flatMap(([field, own]) => (own === null || own === 'unknown' ? [] : [{ field, own }]));
  if (unknown && known.every(({ own }) => own.status === 'not_run'))
    return { unknown: `${quoteValue(unknown[0].text)} in ${quoteValue(unknown[0].head)} is not a known status` };
  if (known.length === 0) return null;
  const status = ORDER.find((kind) => known.some(({ own }) => own.status === kind)) ?? 'failed';
  const told =
    known.find(({ field, own }) => field.column === 'error' && own.reason !== '') ??
    known.find(({ own }) => own.status === status);
  return { status, reason: told?.own.reason ?? '' };
}

/** A cure for a word that is no known status. */
export const STATUS_CURE = 'write ok, failed, timeout, unsupported, wrong result, or skipped';
