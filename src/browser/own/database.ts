import { plainText } from '../../benchmark/model/guards/plainText';
import { shown } from '../../benchmark/text/shown';
import { checkKept } from './checkKept';
import { ownSetFrom } from './ownSet';
import { type KeptSet, keptName, noteKept, type OwnSet, ownStore } from './ownSets';

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

/** Waits until what was asked of the store stays, even if the page is left at once. */
function committed({ transaction }: IDBObjectStore): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Shows the sets that are kept in this browser. What is not a result set is dropped with a sentence. Rejects if the browser keeps nothing. */
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

/** Keeps a set, in the place of one of the same id. */
export async function keep(base: string, { id, files, environment }: KeptSet): Promise<void> {
  const store = await sets(base, 'readwrite');
  store.put({ id, files, environment });
  await committed(store);
  noteKept(base, true);
}

/** Keeps a set no longer. */
export async function forget(base: string, id: string): Promise<void> {
  const store = await sets(base, 'readwrite');
  store.delete(id);
  const left = store.count();
  await committed(store);
  noteKept(base, left.result > 0);
}
