import type { MatrixCell, MatrixSpec } from '../../../figures/matrix/spec';
import FigureFrame from '../../figure/Figure/FigureFrame';
import FigureFooter from '../../figure/FigureFooter';
import { resultArtifacts } from '../../figure/ProblemLink/setArtifacts';
import type { OverviewData } from '../../home/overview';
import SiteLink from '../../ui/SiteLink';
import { useSiteUrls } from '../../ui/siteUrls';

/** Pairwise comparisons of engines, one list per group of comparable result sets. Nothing without such a group. */
export default function EngineMatrix({ data }: { data: OverviewData }) {
  return data.matrices.map((matrix) => <Group key={matrix.slug} matrix={matrix} />);
}

function Group({ matrix }: { matrix: MatrixSpec }) {
  const { images } = useSiteUrls();
  const { slug, file, heading, detail, title, caption, note, baselines, candidates, cells } = matrix;
  const sides = new Map([...baselines, ...candidates].map((side) => [side.id, side]));
  const pairs = cells.flat().filter((cell) => cell !== null);
  return (
    <section aria-labelledby={slug}>
      <h3 id={slug}>{heading}</h3>
      <p>{detail}</p>
      <FigureFrame title={title} caption={caption}>
        <ul>
          {pairs.map((cell) => (
            <Pair key={cell.path} cell={cell} titleOf={(id) => sides.get(id)?.title ?? id} />
          ))}
        </ul>
        <FigureFooter
          statement={note}
          sources={[...sides.values()].map((side) => ({ label: side.title, path: side.path }))}
          problem={{ ...resultArtifacts([...sides.keys()]), what: title }}
        >
          {(images ? ['SVG', 'PNG', 'CSV'] : ['SVG', 'CSV']).map((format) => (
            <SiteLink key={format} to={`/${file}.${format.toLowerCase()}`}>
              {format}
            </SiteLink>
          ))}
        </FigureFooter>
      </FigureFrame>
    </section>
  );
}

/** A pair as a link to its comparison, its metrics, and the reason if it has no verdict. */
function Pair({ cell, titleOf }: { cell: MatrixCell; titleOf: (id: string) => string }) {
  const metrics = cell.rows.map(({ name, value }) => `${name} ${value}`).join(', ');
  return (
    <li>
      <SiteLink to={cell.path}>
        {titleOf(cell.candidate)} vs. {titleOf(cell.baseline)}
      </SiteLink>
      : {metrics}
      {cell.reason !== '' && `. No verdict: ${cell.reason}`}
      {cell.dagger && ' †'}
    </li>
  );
}
