import { type ResultSetPackage, resultSetFromPackage } from '../../benchmark/artifacts/resultSet';
import type { Environment } from '../../benchmark/model/resultSet';
import { unpublishedMark } from '../../benchmark/model/unpublished';
import { indexEntry } from '../../benchmark/pages/compare/index';
import type { KeptSet } from './database';
import { environmentFrom } from './environmentFrom';
import type { OwnSet } from './ownSets';

let editions = 0;

/** A set that was checked, from the texts of its files. Null where they cannot be read, by a later release for example. */
export function ownSetFrom({ id, files, environment }: KeptSet): OwnSet | null {
  const texts = new Map(files);
  const artifact = (name: string) => {
    const text = texts.get(name);
    return text === undefined ? null : { path: `${id}/${name}`, text };
  };
  const results = artifact('results.csv');
  try {
    const pkg = JSON.parse(texts.get('datapackage.json') ?? '') as ResultSetPackage;
    if (!results) return null;
    const { resultSet } = resultSetFromPackage(pkg, results, artifact('iterations.csv'), artifact('outputs.csv'));
    if (!resultSet) return null;
    const beside: Environment | null = environment && environmentFrom(environment.id, environment.text);
    const own = { ...resultSet, id };
    editions += 1;
    return {
      ...{ id, files, environment },
      loaded: { resultSet: own, environment: beside },
      entry: { ...indexEntry(own), mark: unpublishedMark(id) },
      edition: editions,
    };
  } catch {
    return null;
  }
}
