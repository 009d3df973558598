import { startTransition, useEffect, useState } from 'react';

/**
 * What `load` gives; null until it has arrived. Loading begins once it is `wanted`. `load` must keep its identity between
 * renders; its error is thrown during rendering.
 */
export function useLoaded<Value>(wanted: boolean, load: () => Promise<Value>): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const show = (next: () => Value) => startTransition(() => setValue(next));
    load().then(
      (loaded) => show(() => loaded),
      (error: Error) =>
        show(() => {
          throw error;
        }),
    );
  }, [wanted, load]);
  return value;
}
