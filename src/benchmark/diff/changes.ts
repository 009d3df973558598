import { groupBy } from '../model/groupBy';
import type { ArtifactChange, ArtifactKind, Change, Snapshot } from './types';

/** In the order in which they are listed. */
const KINDS: readonly ArtifactKind[] = [
  'result-sets',
  'environments',
  'rounds',
  'engines',
  'published',
  'resource-usage',
  'reports',
];

/** Kinds of which an artifact is one JSON file. */
const FILES = ['environments', 'rounds', 'engines'];

/** 'result-sets/a/results.csv' and 'environments/b.json' as kind, id and name of the file. */
function placeOf(path: string) {
  const [kind = '', second = '', ...rest] = path.split('/');
  if (FILES.includes(kind)) return { kind, id: second.replace(/\.json$/, ''), name: second };
  return { kind, id: second, name: rest.join('/') };
}

/** The paths of files by artifact, as 'kind/id'. */
function byArtifact(paths: Iterable<string>): Map<string, string[]> {
  return groupBy([...paths], (path) => {
    const { kind, id } = placeOf(path);
    return `${kind}/${id}`;
  });
}

function changeOf(before: readonly string[] | undefined, after: readonly string[] | undefined): Change {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
}

/** The artifacts of which a file was added, changed or removed, by kind and then by id; files are held against each other as text. */
export function artifactChanges(before: Snapshot['files'], after: Snapshot['files']): ArtifactChange[] {
  const [left, right] = [byArtifact(before.keys()), byArtifact(after.keys())];
  const differing = byArtifact(
    [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)),
  );
  const changes = [...differing].map(([key, paths]) => {
    const { kind, id } = placeOf(paths[0] ?? '');
    const files = paths.map((path) => placeOf(path).name).sort();
    return { kind: kind as ArtifactKind, id, change: changeOf(left.get(key), right.get(key)), files };
  });
  const rank = ({ kind }: ArtifactChange) => KINDS.indexOf(kind);
  return changes.sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}
