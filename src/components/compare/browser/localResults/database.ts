import { plainText, quoteValue } from '../../../../benchmark/model/guards/plainText';
import { OWN } from '../../../../benchmark/model/unpublished';
import type { DroppedFile, ParsedSet } from '../../../../fileParser/messages';
import { openFileParser } from './fileReader';
import { parseLocalSet } from './localSet';
import { type LocalSet, localSetStore, recordStored, type StoredSet, storageName } from './localSets';

function filesOf({ files, environment }: StoredSet): DroppedFile[] {
  const texts: [string, string][] = environment
    ? [...files, [`environments/${environment.id}.json`, environment.text]]
    : files;
  return texts.map(([path, text]) => ({ path, file: new File([text], 'kept') }));
}

function read(base: string, id: string, files: DroppedFile[]): Promise<ParsedSet | string> {
  return new Promise((resolve, reject) => {
    const reader = openFileParser(
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
async function checkStored(base: string, kept: StoredSet): Promise<StoredSet | string> {
  let files: DroppedFile[];
  try {
    files = filesOf(kept);
  } catch {
    return 'not a result set';
  }
  const found = await read(base, String(kept.id), files);
  if (typeof found === 'string') return found;
  return `${OWN}${found.id}` === kept.id
    ? { ...found, id: kept.id, file: kept.file, column: kept.column }
    : `its ID is ${found.id}`;
}

const SETS = 'sets';

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function sets(base: string, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(storageName(base), 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(SETS, { keyPath: 'id' });
  return (await resultOf(opening)).transaction(SETS, mode).objectStore(SETS);
}

/** Resolves when the transaction is committed, so that the change survives leaving the page. */
function commitOf({ transaction }: IDBObjectStore): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Loads the sets that this browser keeps. A record that is not a result set is removed and reported in a sentence.
 * Rejects if storage is not available.
 */
export async function loadStoredSets(base: string): Promise<void> {
  const kept = await resultOf((await sets(base, 'readonly')).getAll() as IDBRequest<StoredSet[]>);
  const [own, dropped]: [LocalSet[], string[]] = [[], []];
  for (const record of kept) {
    const found = await checkStored(base, record);
    const set = typeof found === 'string' ? null : parseLocalSet(found);
    if (set) own.push(set);
    else {
      await deleteSet(base, record.id);
      const why = typeof found === 'string' ? found : 'not a result set';
      dropped.push(`${quoteValue(plainText(String(record.id)))} is no longer kept in this browser: ${why}`);
    }
  }
  localSetStore.set({ sets: own, isLoading: false, dropped });
}

/** Stores a set in this browser; replaces one with the same id. */
export async function storeSet(base: string, { id, files, environment, file, column }: StoredSet): Promise<void> {
  const store = await sets(base, 'readwrite');
  store.put({ id, files, environment, file, column });
  await commitOf(store);
  recordStored(base, true);
}

export async function deleteSet(base: string, id: string): Promise<void> {
  const store = await sets(base, 'readwrite');
  store.delete(id);
  const left = store.count();
  await commitOf(store);
  recordStored(base, left.result > 0);
}
