import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { tabPath } from '../../../benchmark/model/paths';
import type { Tab } from '../../../benchmark/model/reportTabs';
import PageLink from '../../ui/PageLink';
import { useResolvePath } from '../../ui/siteUrls';
import type { ReportData } from '../report';
import styles from './styles.module.css';

/** A tab that is printed after the current page. */
interface Printed {
  label: string;
  address: string;
}

/** The article of a different page without its header, below a heading. */
async function article({ label, address }: Printed): Promise<HTMLElement> {
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const part = document.createElement('section');
  const heading = document.createElement('h1');
  heading.textContent = label;
  const content = page.querySelector('article');
  content?.querySelector('header')?.remove();
  part.append(heading, ...(content ? [content] : []));
  return part;
}

/** Prints the current page and, after it, the other tabs as fetched from the server; removes them after printing. */
async function printAll(others: readonly Printed[]): Promise<void> {
  const parts = await Promise.all(others.map(article));
  const all = document.createElement('div');
  all.className = 'print-only';
  all.append(...parts);
  document.querySelector('article')?.after(all);
  addEventListener('afterprint', () => all.remove(), { once: true });
  print();
}

interface Props {
  data: ReportData;
  tab: Tab;
}

/** Opens the tab with the heading or query row that an old link to the first page names. */
function useOldAnchors({ report: { id }, anchors, tabs }: ReportData): void {
  const { hash } = useLocation();
  const addressOf = useResolvePath();
  useEffect(() => {
    const target = hash.slice(1);
    if (target === '' || tabs.length === 0 || document.getElementById(target)) return;
    const tab = anchors[target] ?? (/^q\d+[a-z]?$/.test(target) ? 'queries' : undefined);
    const address = tab && addressOf(tabPath(id, tab));
    if (address) location.replace(`${address}${hash}`);
  }, [hash, addressOf, id, anchors, tabs]);
}

/** Links to the pages of a report, and a button that prints all of them. Nothing if the report has one page. */
export default function ReportTabs({ data, tab }: Props) {
  useOldAnchors(data);
  const { tabs } = data;
  const addressOf = useResolvePath();
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const list = current.current?.parentElement;
    if (list) list.scrollLeft = (current.current?.offsetLeft ?? 0) - list.offsetLeft;
  }, []);
  if (tabs.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label="Pages of this report">
      <ul>
        {tabs.map(({ tab: other, label, note, path }) => (
          <li
            key={other}
            ref={other === tab ? current : undefined}
            className={other === tab ? styles.current : undefined}
          >
            <PageLink to={path} current={other === tab}>
              {label}
              {note !== '' && <span className={styles.note}> {note}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.print}
        onClick={() =>
          printAll(
            tabs
              .filter(({ tab: other }) => other !== tab)
              .map(({ label, path }) => ({ label, address: addressOf(path) ?? '' })),
          )
        }
      >
        Print all
      </button>
    </nav>
  );
}
