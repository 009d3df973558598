import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';
import { isChosen } from '../../../benchmark/cost/choice';
import { OPTIONAL, type OptionalPart, partOf, TABLE } from '../../report/sections';
import type { PartProps } from '../state/partProps';
import useNear from '../state/useNear';
import { DETAIL_PARTS } from './detailParts';
import Pill from './Pill';
import styles from './styles.module.css';

/** Open parts: those with a choice in the URL, and each part named after "#". */
function useOpenParts({ buckets, cost }: PartProps['state']): [OptionalPart[], (part: OptionalPart) => void] {
  const { hash } = useLocation();
  const [open, setOpen] = useState<OptionalPart[]>(() => [
    ...(buckets === 'speedup' ? [] : ['distribution' as const]),
    ...(isChosen(cost) ? ['cost' as const] : []),
  ]);
  useEffect(() => {
    const named = partOf(hash);
    if (!named) return;
    setOpen((before) => [...before.filter((part) => part !== named), named]);
    document.getElementById(named)?.scrollIntoView();
  }, [hash]);
  const toggle = (part: OptionalPart) =>
    setOpen((before) => (before.includes(part) ? before.filter((other) => other !== part) : [...before, part]));
  return [open, toggle];
}

/** The parts below the verdict: the reader's mix, the query table, and a pill for each further part. */
export default function Details(parts: PartProps) {
  const [open, toggle] = useOpenParts(parts.state);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box, parts.isWhole);
  const Table = DETAIL_PARTS[TABLE.id];
  return (
    <>
      <DETAIL_PARTS.mix {...parts} />
      <h2 id={TABLE.id}>{TABLE.heading}</h2>
      <div ref={box} className={`${styles.queries} ${isNear ? styles.part : styles.room}`}>
        {isNear && <Table {...parts} />}
      </div>
      <div className={`${styles.pills} no-print`}>
        {OPTIONAL.map(({ id, heading }) => (
          <Pill key={id} isOpen={open.includes(id)} toggle={() => toggle(id)}>
            {heading}
          </Pill>
        ))}
      </div>
      {OPTIONAL.map(({ id, heading }) => {
        const Part = DETAIL_PARTS[id];
        return (
          <div key={id} id={id} className={styles.part}>
            {open.includes(id) && (
              <>
                <h2>{heading}</h2>
                <Part {...parts} />
              </>
            )}
          </div>
        );
      })}
    </>
  );
}
