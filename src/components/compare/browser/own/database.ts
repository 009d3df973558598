import { plainText } from '../../../../benchmark/model/guards/plainText';
import { OWN } from '../../../../benchmark/model/unpublished';
import { shown } from '../../../../benchmark/text/shown';
import type { GivenFile, MadeSet } from '../../../../reader/messages';
import { openReader } from './fileReader';
import { ownSetFrom } from './ownSet';
import { type KeptSet, keptName, noteKept, type OwnSet, ownStore } from './ownSets';

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
 * Checks a record of the browser's database like opened files, because any page of the origin can write there. Returns
 * a sentence if it is not a result set. Rejects if the parser could not be loaded.
 */
async function checkKept(base: string, kept: KeptSet): Promise<KeptSet | string> {
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

const SETS = 'sets';

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function sets(base: string, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(keptName(base), 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(SETS, { keyPath: 'id' });
  return (await done(opening)).transaction(SETS, mode).objectStore(SETS);
}

/** Resolves when the transaction is committed, so that the change survives leaving the page. */
function committed({ transaction }: IDBObjectStore): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Loads the sets that this browser keeps. A record that is not a result set is removed and reported in a sentence.
 * Rejects if storage is not available.
 */
export async function loadKept(base: string): Promise<void> {
  const kept = await done((await sets(base, 'readonly')).getAll() as IDBRequest<KeptSet[]>);
  const [own, dropped]: [OwnSet[], string[]] = [[], []];
  for (const record of kept) {
    const found = await checkKept(base, record);
    const set = typeof found === 'string' ? null : ownSetFrom(found);
    if (set) own.push(set);
    else {
      await forget(base, record.id);
      const why = typeof found === 'string' ? found : 'not a result set';
      dropped.push(`${shown(plainText(String(record.id)))} is no longer kept in this browser: ${why}`);
    }
  }
  ownStore.set({ sets: own, isLoading: false, dropped });
}

/** Stores a set in this browser; replaces one with the same id. */
export async function keep(base: string, { id, files, environment }: KeptSet): Promise<void> {
  const store = await sets(base, 'readwrite');
  store.put({ id, files, environment });
  await committed(store);
  noteKept(base, true);
}

export async function forget(base: string, id: string): Promise<void> {
  const store = await sets(base, 'readwrite');
  store.delete(id);
  const left = store.count();
  await committed(store);
  noteKept(base, left.result > 0);
}
