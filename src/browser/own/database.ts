import { ownSetFrom } from './ownSet';
import { type KeptSet, noteKept, ownStore } from './ownSets';

const NAME = 'own-result-sets';
const SETS = 'sets';

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function sets(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(SETS, { keyPath: 'id' });
  return (await done(opening)).transaction(SETS, mode).objectStore(SETS);
}

/** Waits until what was asked of the store stays, even if the page is left at once. */
function committed({ transaction }: IDBObjectStore): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Shows the sets that are kept in this browser. Rejects if it keeps none at all. */
export async function loadKept(): Promise<void> {
  const kept = await done((await sets('readonly')).getAll() as IDBRequest<KeptSet[]>);
  ownStore.set({ sets: kept.flatMap((set) => ownSetFrom(set) ?? []), isLoading: false });
}

/** Keeps a set, in the place of one of the same id. */
export async function keep({ id, files, environment }: KeptSet): Promise<void> {
  const store = await sets('readwrite');
  store.put({ id, files, environment });
  await committed(store);
  noteKept(true);
}

/** Keeps a set no longer. */
export async function forget(id: string): Promise<void> {
  const store = await sets('readwrite');
  store.delete(id);
  const left = store.count();
  await committed(store);
  noteKept(left.result > 0);
}
