import type { SimulationFile } from '../../../benchmark/simulation/simulationFile';
import { falseBars, figuresTable, simulationTable } from '../../../benchmark/simulation/simulationTable';
import { formatNumber } from '../../../benchmark/text/numbers';
import FigureFooter from '../../figure/FigureFooter';
import DataTable from '../../table/DataTable';
import ScrollBox from '../../ui/ScrollBox';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

const FIGURES = 'How often the verdicts on the three metrics are wrong, in simulated suites';
const CAPTION = 'How often the rules are wrong, and what they find, in simulated suites';

/** Results of the rule simulation: the share of suites with a false verdict as bars, and all rates as tables. */
export default function SimulationTable({ file }: { file: SimulationFile }) {
  return (
    <figure className={styles.figure} aria-label={CAPTION}>
      <figcaption>
        Suites without any difference in which at least one of {formatNumber(file.queries)} queries is called clear, %
        of {formatNumber(file.families)}
      </figcaption>
      <table className={styles.bars}>
        <tbody>
          {falseBars(file).map(({ iterations, rule, percent }) => (
            <tr key={`${iterations} ${rule}`}>
              <th scope="row">
                {iterations} iterations, {rule}
              </th>
              <td className={styles.track}>
                <span className={styles.bar} style={{ width: `${percent}%` }} />
              </td>
              <td className={styles.value}>{formatNumber(percent, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ScrollBox className={styles.scroll} label={CAPTION}>
        <DataTable table={simulationTable(file)} caption={CAPTION} />
      </ScrollBox>
      <ScrollBox className={styles.scroll} label={FIGURES}>
        <DataTable table={figuresTable(file)} caption={FIGURES} />
      </ScrollBox>
      <FigureFooter
        statement={`${formatNumber(file.families)} suites of each kind, seed ${file.seed}. Queries and spreads of ${file.suite}.`}
        sources={[{ label: 'npm run simulate', path: '/data/simulation/verdicts.json' }]}
        action={<SiteLink to="/data/simulation/verdicts.json">JSON</SiteLink>}
      />
    </figure>
  );
}
