import { useEffect, useState } from 'react';
import { parseQueryTexts, type QueryText } from '../../../benchmark/artifacts/queryDescriptions';
import type { Suite } from '../../../benchmark/model/resultSet';
import { useFileUrl } from '../../ui/siteUrls';

/** The pattern of each query of a suite, from its queries.csv; null until it is loaded, empty without that file. */
export default function usePatterns({ name }: Suite): Record<string, QueryText> | null {
  const address = useFileUrl(`/data/suites/${name}/queries.csv`);
  const [texts, setTexts] = useState<Record<string, QueryText> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (found: Record<string, QueryText>) => isCurrent && setTexts(found);
    fetch(address)
      .then((response) => (response.ok ? response.text() : Promise.reject(response.status)))
      .then((text) => show(parseQueryTexts({ path: address, text }, name).texts))
      .catch(() => show({}));
    return () => {
      isCurrent = false;
    };
  }, [address, name]);
  return texts;
}
