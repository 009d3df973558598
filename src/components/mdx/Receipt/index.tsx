import ReceiptFigure from '../../figure/ComparabilityCheck';
import FigureFooter from '../../figure/FigureFooter';
import PairComparability from '../../figure/PairComparability';
import type { MultiCandidateData } from '../../multiCandidate/data';
import type { ReportData } from '../../report/report';
import styles from './styles.module.css';

/** Comparability check of a report's runs, or of published summaries; a sentence if no settings were reported. */
export default function Receipt({ data }: { data: ReportData }) {
  if (data.comparison) return <PairComparability data={data} />;
  if (data.multiCandidate) return <Checks suites={data.multiCandidate.suites} />;
  if (data.comparability) return <ReceiptFigure comparability={data.comparability} names={data.comparability.names} />;
  const environment = data.about.find(({ term }) => term === 'Environment')?.text;
  return <p>{environment ?? 'Unknown: the source reports neither the hardware nor the settings of its runs.'}</p>;
}

type Suite = MultiCandidateData['suites'][number];

/** The check of each candidate with the baseline, folded; the summary shows its counts. */
function Checks({ suites }: { suites: readonly Suite[] }) {
  return suites.map(({ key, name, comparabilityChecks }) => (
    <div key={key}>
      {suites.length > 1 && <h3>{name}</h3>}
      {comparabilityChecks.map((check) => (
        <Check key={check.title} check={check} />
      ))}
    </div>
  ));
}

function Check({ check: { title, names, sources, comparability } }: { check: Suite['comparabilityChecks'][number] }) {
  return (
    <details className={styles.check}>
      <summary>
        <strong>{title}.</strong> {comparability.title}
      </summary>
      <ReceiptFigure comparability={comparability} names={names}>
        <FigureFooter
          sources={sources}
          problem={{
            what: `${title}: ${comparability.title}`,
            artifacts: sources.map(({ path }) => ({ path: `static${path}datapackage.json` })),
          }}
        />
      </ReceiptFigure>
    </details>
  );
}
