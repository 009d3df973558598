import { resultSetFromPackage } from '../../../src/benchmark/artifacts/resultSet';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { checkPackage } from '../../../src/data/schemaCheck';
import { messagesForPage } from '../../../src/fileParser/fileParser';
import type { Answers, ParsedSet, ParserMessage, QuestionMessage, TakenIds } from '../../../src/fileParser/messages';
import { readFile } from '../../../src/fileParser/readFile';

const ENGINES = ['vanilla Spark', 'Comet'];
const TODAY = '2026-01-31';

/** A function that returns the first answer on a file, then the answer to each list of answers. */
export async function reader(name: string, text: string) {
  const told: ParserMessage[] = [];
  const request = { kind: 'read', what: 'file', name, engines: ENGINES, allowBroken: false } as const;
  const files = [{ path: name, file: new File([text], name) }];
  const makes = await readFile({ ...request, files }, checkPackage, (answer) => told.push(messagesForPage(answer)));
  const first = told.at(-1) as ParserMessage;
  return {
    first,
    make: (answers: Answers, taken: TakenIds = {}) => messagesForPage(makes?.(answers, TODAY, taken) ?? first),
  };
}

/** Prefilled answers of questions, plus further ones. */
export const answered = (answer: ParserMessage, more: Answers): Answers => {
  const { answers = {} } = answer as Partial<QuestionMessage>;
  return { ...Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== '')), ...more };
};

export function setOf({ id, files }: ParsedSet): ResultSet {
  const texts = new Map(files);
  const artifact = (name: string) => ({ path: name, text: texts.get(name) ?? '' });
  const pkg = JSON.parse(texts.get('datapackage.json') ?? '');
  const { resultSet } = resultSetFromPackage(pkg, artifact('results.csv'), null, null);
  return { ...(resultSet as ResultSet), id };
}
