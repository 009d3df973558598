import { checkPackage } from '../../../src/data/schemaCheck';
import { messagesForPage } from '../../../src/fileParser/fileParser';
import type { Answers, ParserMessage, QuestionMessage } from '../../../src/fileParser/messages';
import { readLog } from '../../../src/fileParser/readLog';

/** A file as readers of the browser's workers see it: its bytes are there at once. */
function fileOf(bytes: Uint8Array): File {
  const slice = (from?: number, to?: number) => fileOf(bytes.slice(from, to));
  return { size: bytes.length, slice, arrayBuffer: async () => bytes.slice().buffer, bytes } as unknown as File;
}
Object.assign(globalThis, {
  FileReaderSync: class {
    readAsArrayBuffer = (file: { bytes: Uint8Array }) => file.bytes.slice().buffer;
  },
});

const ENGINES: string[] = [];

/** The questions about a log, and the sets and the results.csv that answers give. */
export async function openedLog(text: string) {
  const told: ParserMessage[] = [];
  const files = [{ path: 'log', file: fileOf(new TextEncoder().encode(text)) }];
  const request = { kind: 'read', what: 'file', name: 'log', files, engines: ENGINES, allowBroken: false } as const;
  const makes = await readLog(request, checkPackage, (answer) => told.push(messagesForPage(answer)));
  const asking = told.findLast(({ kind }) => kind === 'asking') as QuestionMessage;
  const made = (answers: Answers) => {
    const filled = Object.entries(asking.answers).filter(([, value]) => value !== '');
    return makes?.({ ...Object.fromEntries(filled), 'scale-factor': '1', ...answers }, '2026-01-31', {});
  };
  const make = (answers: Answers) => {
    const set = made(answers);
    const text = set?.kind === 'made' ? set.sets[0]?.files.find(([name]) => name === 'results.csv')?.[1] : undefined;
    return text?.split('\n').filter((line) => /,(ok|failed),/.test(line));
  };
  return { asking, made, make };
}
