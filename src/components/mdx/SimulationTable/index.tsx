import type { SimulationFile } from '../../../benchmark/simulation/simulationFile';
import { figuresTable, rerunsTable, simulationTable, winnerBars } from '../../../benchmark/simulation/simulationTable';
import { formatNumber } from '../../../benchmark/text/numbers';
import FigureFooter from '../../figure/FigureFooter';
import DataTable from '../../table/DataTable';
import Bars from '../../ui/Bars';
import ScrollBox from '../../ui/ScrollBox';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

const FIGURES = 'How often the verdicts on the three metrics are wrong, in simulated suites';
const WINNERS = 'Suites in which a side is called faster by mistake, %';
const RERUNS = 'How often a verdict is wrong if two runs of one engine differ';
const CAPTION = 'How often the rules are wrong, and what they find, in simulated suites';

/** Results of the rule simulation: the share of suites with a false verdict as bars, and all rates as tables. */
export default function SimulationTable({ file }: { file: SimulationFile }) {
  return (
    <figure className={styles.figure} aria-label={CAPTION}>
      <figcaption>
        Suites without any difference in which one side is called faster, %, by how much two runs of one engine differ
      </figcaption>
      <Bars
        label={WINNERS}
        bars={winnerBars(file).map(({ name, percent }) => ({ name, percent, value: formatNumber(percent, 1) }))}
      />
      <ScrollBox className={styles.scroll} label={RERUNS}>
        <DataTable table={rerunsTable(file)} caption={RERUNS} stacked />
      </ScrollBox>
      <ScrollBox className={styles.scroll} label={CAPTION}>
        <DataTable table={simulationTable(file)} caption={CAPTION} stacked />
      </ScrollBox>
      <ScrollBox className={styles.scroll} label={FIGURES}>
        <DataTable table={figuresTable(file)} caption={FIGURES} stacked />
      </ScrollBox>
      <FigureFooter
        statement={`${formatNumber(file.families)} suites of each kind, seed ${file.seed}. Queries and spreads of ${file.suite}.`}
        sources={[{ label: 'npm run simulate', path: '/data/simulation/verdicts.json' }]}
        action={<SiteLink to="/data/simulation/verdicts.json">JSON</SiteLink>}
      />
    </figure>
  );
}
