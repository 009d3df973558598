import { OWN } from '../../benchmark/model/unpublished';
import type { GivenFile, MadeSet } from '../../reader/messages';
import { openReader } from './fileReader';
import type { KeptSet } from './ownSets';

function filesOf({ files, environment }: KeptSet): GivenFile[] {
  const texts: [string, string][] = environment
    ? [...files, [`environments/${environment.id}.json`, environment.text]]
    : files;
  return texts.map(([path, text]) => ({ path, file: new File([text], 'kept') }));
}

function read(base: string, id: string, files: GivenFile[]): Promise<MadeSet | string> {
  return new Promise((resolve, reject) => {
    const reader = openReader(
      base,
      (answer) => {
        if (answer.kind === 'progress') return;
        reader.stop();
        if (answer.kind === 'made') resolve(answer.sets[0] ?? 'not a result set');
        else resolve(answer.kind === 'refused' ? (answer.why[0] ?? '') : 'not a result set');
      },
      () => reject(new Error('the script that reads files could not be loaded')),
    );
    reader.ask({ kind: 'read', what: 'result set', name: id, files, engines: [], allowBroken: false });
  });
}

/**
 * A record of the browser's database, read again like files that you open: any page of the origin can write there. Returns a sentence if
 * it is not a result set. Rejects if the reader could not be loaded.
 */
export async function checkKept(base: string, kept: KeptSet): Promise<KeptSet | string> {
  let files: GivenFile[];
  try {
    files = filesOf(kept);
  } catch {
    return 'not a result set';
  }
  const found = await read(base, String(kept.id), files);
  if (typeof found === 'string') return found;
  return `${OWN}${found.id}` === kept.id ? { ...found, id: kept.id } : `its ID is ${found.id}`;
}
