import { type CompiledCheck, checkedJson } from '../json/checkedJson';
import type { CheckPackage } from '../resultSet/folder';
import { inLabels } from './labels';
import type { MakeSets, ParserMessage, ParserRequest, ReadRequest, SendMessage } from './messages';
import { readFile } from './readFile';
import { readLog } from './readLog';
import { readSet } from './readSet';

async function openFile(request: ReadRequest, check: CheckPackage, tell: SendMessage): Promise<MakeSets | null> {
  if (request.what === 'result set') return readSet(request, check, tell);
  return request.what === 'log' ? readLog(request, check, tell) : readFile(request, check, tell);
}

/** Refuses a file after an unexpected error and shows the error's text. */
function sendFailure(tell: SendMessage, error: unknown): void {
  tell({ kind: 'refused', what: 'Could not be read', why: [String(error)], isBroken: false });
}

/** A check without the warnings about the form of a file, which readers of a page do not maintain. */
function checkWith(compiled: CompiledCheck): CheckPackage {
  return (artifact) => {
    const { file, problems } = checkedJson(artifact, () => compiled);
    return { file, problems: problems.filter(({ level }) => level === 'error') };
  };
}

/** An answer whose sentences name fields of the page instead of options of commands. */
export function messagesForPage(answer: ParserMessage): ParserMessage {
  if (answer.kind === 'refused') return { ...answer, why: answer.why.map(inLabels) };
  if (answer.kind === 'asking' || answer.kind === 'made') return { ...answer, found: answer.found.map(inLabels) };
  if (answer.kind === 'progress') return answer;
  const fields = Object.entries(answer.fields).map(([name, texts]) => [name, texts.map(inLabels)]);
  return { ...answer, fields: Object.fromEntries(fields), others: answer.others.map(inLabels) };
}

/**
 * Answers the page's requests in a worker: parses files, and makes result sets from the answers that follow. The
 * validator is compiled at build time, because a site's policy can forbid compiling code in the browser.
 */
export function startFileParser(compiled: CompiledCheck): void {
  const check = checkWith(compiled);
  const tell: SendMessage = (answer) => self.postMessage(messagesForPage(answer));
  let make: MakeSets | null = null;
  self.onmessage = async ({ data }: MessageEvent<ParserRequest>) => {
    try {
      if (data.kind === 'read') make = await openFile(data, check, tell);
      else if (make) tell(make(data.answers, data.today, data.taken));
    } catch (error) {
      sendFailure(tell, error);
    }
  };
}
