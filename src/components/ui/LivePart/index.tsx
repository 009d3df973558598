import { createContext, type ReactNode, useContext } from 'react';
import styles from './styles.module.css';

/** True while the server renders static content, outside of its live parts. */
export const InStaticContent = createContext(false);

/** A component that static content can contain; `page/StaticContent/parts.ts` has its code. */
export type PartName =
  | 'chart'
  | 'copy'
  | 'files'
  | 'metric'
  | 'open'
  | 'pictures'
  | 'plans'
  | 'queries'
  | 'rerun'
  | 'resultSets'
  | 'table'
  | ReportPartName;

/** A component of pages that is a live part as a whole. */
export type ReportPartName = 'Cost' | 'QueriesTable';

interface Props {
  name: PartName;
  /** Props of the component as JSON, for the time when it replaces its markup. */
  props: object;
  /** The component. */
  children: ReactNode;
}

/**
 * A part of a page that reacts to input. In static content it is markup until the reader uses it: then the browser
 * loads its code and renders it in the same place. Elsewhere it is the component itself.
 */
export default function LivePart({ name, props, children }: Props) {
  if (!useContext(InStaticContent)) return children;
  const json = JSON.stringify(props).replaceAll('<', '\\u003c');
  return (
    <div className={styles.transparent} data-part={name}>
      <InStaticContent.Provider value={false}>{children}</InStaticContent.Provider>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with every < escaped; no script that runs */}
      <script type="text/x-page-data" dangerouslySetInnerHTML={{ __html: json }} />
    </div>
  );
}
