import { parseJson } from '../json/jsonFile';
import { type SchemaError, schemaProblems } from '../json/schemaProblems';
import type { CheckPackage } from '../resultSet/folder';
import { inBrowser } from './labels';
import type { Makes, ReaderAnswer, ReaderRequest, ReadRequest, Tell } from './messages';
import { readFile } from './readFile';
import { readLog } from './readLog';
import { readSet } from './readSet';

async function opened(request: ReadRequest, check: CheckPackage, tell: Tell): Promise<Makes | null> {
  if (request.what === 'result set') return readSet(request, check, tell);
  return request.what === 'log' ? readLog(request, check, tell) : readFile(request, check, tell);
}

/** Refuses a file after an unexpected error and shows the error's text. */
function failed(tell: Tell, error: unknown): void {
  tell({ kind: 'refused', what: 'Could not be read', why: [String(error)], isBroken: false });
}

/** A validator that ajv compiled at build time, because a site's policy can forbid compiling code in the browser. */
type CompiledCheck = ((value: unknown) => boolean) & { errors?: SchemaError[] | null };

function checkWith(compiled: CompiledCheck): CheckPackage {
  return (artifact) => {
    const { file, problems } = parseJson(artifact);
    if (!file) return { file, problems };
    if (compiled(file.value)) return { file, problems };
    return { file: null, problems: schemaProblems(file, compiled.errors ?? []) };
  };
}

/** An answer whose sentences name fields of the page instead of options of commands. */
export function inWordsOfPage(answer: ReaderAnswer): ReaderAnswer {
  if (answer.kind === 'refused') return { ...answer, why: answer.why.map(inBrowser) };
  if (answer.kind === 'asking' || answer.kind === 'made') return { ...answer, found: answer.found.map(inBrowser) };
  if (answer.kind === 'progress') return answer;
  const fields = Object.entries(answer.fields).map(([name, texts]) => [name, texts.map(inBrowser)]);
  return { ...answer, fields: Object.fromEntries(fields), others: answer.others.map(inBrowser) };
}

/** Answers the page's requests in a worker: parses files, and makes result sets from the answers that follow. */
export function startReader(compiled: CompiledCheck): void {
  const check = checkWith(compiled);
  const tell: Tell = (answer) => self.postMessage(inWordsOfPage(answer));
  let make: Makes | null = null;
  self.onmessage = async ({ data }: MessageEvent<ReaderRequest>) => {
    try {
      if (data.kind === 'read') make = await opened(data, check, tell);
      else if (make) tell(make(data.answers, data.today));
    } catch (error) {
      failed(tell, error);
    }
  };
}
