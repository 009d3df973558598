import { useEffect, useState } from 'react';

/** The list in a JSON file of the site, such as data/operators.json; empty until it is loaded, or if it cannot be loaded. */
export default function usePublishedList<Item>(base: string, path: string): Item[] {
  const [items, setItems] = useState<Item[]>([]);
  useEffect(() => {
    let isGone = false;
    fetch(base + path)
      .then((response) => (response.ok ? response.json() : []))
      .then((loaded) => isGone || setItems(loaded))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [base, path]);
  return items;
}
