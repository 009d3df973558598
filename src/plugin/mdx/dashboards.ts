import { flowElement, heading, type MdxNode, textAttribute, usageOf } from './mdxTree';
import { type PageNames, type ReportNames, reportOf } from './pageNames';

/**
 * The components that show nothing but one section of two sides. That of any section carries the code of all, so only what these cannot
 * show has it: summaries, and a page that imports something else by the name.
 */
const ALONE = new Map([
  ['verdict', 'VerdictBlock'],
  ['comparable', 'Receipt'],
  ['every-query', 'QueriesTable'],
  ['cost', 'Cost'],
  ['why', 'Why'],
]);

/** Replaces every dashboard of ours by the sections of its report, wherever it stands in the tree. `imported` are the names that the page imports itself. */
export function expandDashboards(
  node: MdxNode,
  own: ReadonlySet<MdxNode>,
  names: PageNames,
  imported: ReadonlyMap<string, string>,
): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.name === 'PerformanceDashboard' && own.has(child)) return dashboard(child, names, imported);
    expandDashboards(child, own, names, imported);
    return [child];
  });
}

/** What stands for a dashboard: of each section the heading, and the component that shows it. */
function dashboard(node: MdxNode, names: PageNames, imported: ReadonlyMap<string, string>): MdxNode[] {
  const report = reportOf(usageOf(node), names) ?? '';
  const { sections, parts } = names.reports[report] as ReportNames;
  const named = textAttribute('report', report);
  return sections.flatMap(({ id, heading: text, figure }) => {
    const [own, attribute] = figure === null ? [ALONE.get(id)] : ['DashboardFigure', textAttribute('figure', figure)];
    const alone = own !== undefined && parts.includes('measured') && !imported.has(own);
    const section = parts.includes('several') ? 'SeveralSection' : 'DashboardSection';
    const element = alone
      ? flowElement(own, attribute ? [named, attribute] : [named])
      : flowElement(section, [named, textAttribute('section', id)]);
    return [heading(text, id, id === 'verdict'), element];
  });
}
