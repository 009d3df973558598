import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { TAB_NAMES, TABS } from '../../benchmark/model/reportTabs';
import type { Section } from '../../components/report/sections';
import {
  DEFAULT_INSTANCE,
  generatedModule,
  INSTANCES_FILE,
  PAGE_NAMES_FILE,
  PLUGIN_NAME,
  pageReportFile,
  siteFile,
} from '../lib/generatedFiles';
import { liveModule } from '../lib/liveModule';
import { ownModule, ownPath } from '../lib/ownModule';
import { feedOf, isLivePart, sharingOf } from './componentRegistry';
import {
  allNodes,
  flowElement,
  heading,
  identifierAttribute,
  importedNames,
  importNode,
  jsxElements,
  type MdxNode,
  textAttribute,
  textAttributes,
  usageOf,
} from './mdxTree';
import { hasNoModules, modulesOf, ownElements } from './ownElements';
import { checkReference, type PageNames, type ReportNames, reportOf } from './pageNames';

/** The component of static content of a report in a page of another site. */
export const REPORT_CONTENT = 'ReportContent';
const FOLDED_TAB = 'FoldedTab';
const LIVE_COMPONENT = 'LiveComponent';

/** What the nodes of a dashboard depend on. */
interface Dashboards {
  site: KnownSite;
  /** The names that the page imports. */
  imported: ReadonlyMap<string, string>;
  /** True if the page belongs to another site, which hydrates its own parts. */
  isOtherSite: boolean;
}

/** Replaces every dashboard of the plugin, anywhere in the tree, by the sections of its report. */
function expandDashboards(node: MdxNode, own: ReadonlySet<MdxNode>, dashboards: Dashboards): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.name === 'PerformanceDashboard' && own.has(child)) return dashboard(child, dashboards);
    expandDashboards(child, own, dashboards);
    return [child];
  });
}

/** The nodes that replace a dashboard: sections of its tab, then folded tabs without pages below an answer. */
function dashboard(node: MdxNode, { site, imported, isOtherSite }: Dashboards): MdxNode[] {
  const { names } = site;
  const report = reportOf(usageOf(node), names) ?? '';
  const { sections } = names.reports[report] as ReportNames;
  const { tab: shown = 'answer' } = textAttributes(node);
  const content = (at: string, nodes: MdxNode[]) => (isOtherSite ? [reportContent(report, at, nodes, site)] : nodes);
  const of = (tab: string) => sections.filter((section) => section.tab === tab);
  const nodesOf = (section: Section) => [...headingOf(section), sectionElement(section, report, imported)];
  const open = of(shown).flatMap((section) => [
    ...headingOf(section),
    ...content(section.id, [sectionElement(section, report, imported)]),
  ]);
  if (!names.foldTabs || shown !== 'answer') return open;
  const tabs = TABS.filter((tab) => tab !== 'answer' && of(tab).length > 0);
  const folded = tabs.map((tab) =>
    flowElement(FOLDED_TAB, [textAttribute('label', TAB_NAMES[tab])], of(tab).flatMap(nodesOf)),
  );
  return folded.length === 0 ? open : [...open, ...content('tabs', folded)];
}

/** Static content of a report; its name, `at`, is unique in the report. */
function reportContent(report: string, at: string, nodes: MdxNode[], site: KnownSite): MdxNode {
  const named = textAttribute('at', `${report}-${at}`);
  return flowElement(REPORT_CONTENT, [named, ...instanceAttribute(site.instanceOf.get(report), site)], nodes);
}

/** The heading of a section; nothing if it has none. */
function headingOf({ id, heading: text }: Section): MdxNode[] {
  return text === '' ? [] : [heading(text, id, id === 'verdict')];
}

/** The component of a section; a generic component if the page imports another of that name. */
function sectionElement(
  { id, component, attributes }: Section,
  report: string,
  imported: ReadonlyMap<string, string>,
): MdxNode {
  const named = textAttribute('report', report);
  if (!imported.has(component))
    return flowElement(component, [named, ...Object.entries(attributes).map((entry) => textAttribute(...entry))]);
  return { ...flowElement('DashboardSection', [named, textAttribute('section', id)]), data: { shows: component } };
}

interface RemarkReportsOptions {
  /** True for another site, whose components in its files are not the plugin's. */
  ownPagesOnly: boolean;
}

interface MdxFile {
  path: string;
  fail(reason: string, place?: unknown): never;
}

/**
 * Remark plugin that adds code and data to the components in an MDX file. The page imports its components unless it
 * already does, and each gets `data={…}`, an import of the generated file of this page and report (or of the site),
 * so that a page carries only its own code and data. A `<PerformanceDashboard>` becomes headings, which the table of
 * contents lists, each with the component of its section. Fails at the element for unknown names. Must run before
 * Docusaurus' own remark plugins.
 */
export default function remarkReports({ ownPagesOnly }: RemarkReportsOptions) {
  return (tree: MdxNode, file: MdxFile): void => {
    if (!jsxElements(tree).some(({ name }) => feedOf(name ?? '') !== null)) return;
    const generatedDir = generatedAbove(file.path);
    const siteHas = ownPagesOnly ? modulesOf(dirname(generatedDir)) : hasNoModules;
    const own = () => ownElements(allNodes(tree), siteHas);
    const elements = new Set(own());
    if (elements.size === 0) return;
    const site = { ...readSite(generatedDir), page: relative(dirname(generatedDir), file.path).split(sep).join('/') };
    for (const node of elements) checkElement(node, site.names, file);
    expandDashboards(tree, elements, {
      site,
      imported: importedNames(tree.children ?? []),
      isOtherSite: ownPagesOnly,
    });
    const shown = own();
    const names = new Set(shown.map(({ name }) => name ?? ''));
    addData(tree, shown, site);
    addComponents(tree, names);
    if (process.env.NODE_ENV !== 'development') addLiveParts(tree);
    addWrappers(tree);
  };
}

interface KnownSite {
  names: PageNames;
  instances: string[];
  instanceOf: ReadonlyMap<string, string>;
}

/** The nearest folder of generated files above a page. Throws if the plugin has not written into any. */
function generatedAbove(page: string): string {
  const name = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';
  for (let folder = dirname(page); ; folder = dirname(folder)) {
    if (existsSync(join(folder, name, PLUGIN_NAME))) return join(folder, name);
    if (folder === dirname(folder))
      throw new Error(
        `${page}: no ${name}/${PLUGIN_NAME} above it; add the benchmarks plugin to the plugins in docusaurus.config`,
      );
  }
}

function readJson<Value>(...path: string[]): Value {
  return JSON.parse(readFileSync(join(...path), 'utf8')) as Value;
}

function readSite(generatedDir: string): KnownSite {
  const list = join(generatedDir, PLUGIN_NAME, INSTANCES_FILE);
  const instances = existsSync(list) ? readJson<{ ids: string[] }>(list).ids : [DEFAULT_INSTANCE];
  const all = instances.map((id) => readJson<PageNames>(generatedDir, PLUGIN_NAME, id, PAGE_NAMES_FILE));
  const owned = all.flatMap(({ reports }, at) => Object.keys(reports).map((id) => [id, instances[at] ?? ''] as const));
  const { featured = '', foldTabs = false } = all[0] ?? {};
  const names = { featured, foldTabs, reports: Object.assign({}, ...all.map(({ reports }) => reports)) };
  return { names, instances, instanceOf: new Map(owned) };
}

function checkElement(node: MdxNode, names: PageNames, file: MdxFile): void {
  const message = checkReference(usageOf(node), names);
  if (message !== null) file.fail(message, node.position);
}

/** The component that replaces another in development and passes it new data while the page is open. */
const LIVE = 'LiveData';

/**
 * Adds `data={…}` to every component of the plugin, and the necessary imports to the top of the file. In development
 * the data come from the live module, and LiveData replaces each component.
 */
function addData(tree: MdxNode, own: readonly MdxNode[], site: KnownSite & { page: string }): void {
  const development = process.env.NODE_ENV === 'development';
  const imports = new Map<string, string>();
  for (const node of own) {
    const found = dataFile(node, site);
    if (found === null) continue;
    const module = generatedModule(development ? liveModule(found.file) : found.file, found.instance);
    const identifier = imports.get(module) ?? `reportData${imports.size}`;
    imports.set(module, identifier);
    const more = [identifierAttribute('data', identifier), ...instanceAttribute(found.instance, site)];
    node.attributes = [...(node.attributes ?? []), ...more];
    if (development) follow(node);
  }
  const nodes = [...imports].map(([module, identifier]) => importNode(identifier, module));
  const live = development && nodes.length > 0 ? [importNode(LIVE, ownModule('live/liveData'))] : [];
  tree.children = [...live, ...nodes, ...(tree.children ?? [])];
}

/** The attribute that names an instance of the plugin; none for the first. */
function instanceAttribute(instance: string | undefined, { instances: [first] }: KnownSite) {
  return instance === undefined || instance === first ? [] : [textAttribute('instance', instance)];
}

function follow(node: MdxNode): void {
  node.attributes = [identifierAttribute('is', node.name ?? ''), ...(node.attributes ?? [])];
  node.name = LIVE;
}

/** Imports the plugin's components that the file uses and does not import itself. */
function addComponents(tree: MdxNode, used: ReadonlySet<string>): void {
  const imported = importedNames(tree.children ?? []);
  const nodes = [...used].filter((name) => !imported.has(name)).map((name) => importNode(name, `@theme/${name}`));
  tree.children = [...nodes, ...(tree.children ?? [])];
}

/** The name of the component whose data a node shows. */
const shownBy = (node: MdxNode) => String(node.data?.shows ?? node.name);

/** Makes the components that react to input as a whole live parts of the static content around them. */
function addLiveParts(tree: MdxNode): void {
  const contents = jsxElements(tree).filter(({ name }) => name === REPORT_CONTENT);
  for (const node of contents.flatMap(jsxElements).filter((element) => isLivePart(shownBy(element)))) {
    const own = [textAttribute('part', shownBy(node)), identifierAttribute('is', node.name ?? '')];
    node.attributes = [...own, ...(node.attributes ?? [])];
    node.name = LIVE_COMPONENT;
  }
}

/** Imports the components around sections that the expanded dashboards use. */
function addWrappers(tree: MdxNode): void {
  const used = new Set(jsxElements(tree).map(({ name }) => name));
  const own = [FOLDED_TAB, LIVE_COMPONENT].filter((name) => used.has(name));
  const nodes = own.map((name) => importNode(name, ownPath(`components/mdx/${name}`)));
  if (used.has(REPORT_CONTENT)) nodes.push(importNode(REPORT_CONTENT, `@theme/SparkBenchmarks/${REPORT_CONTENT}`));
  tree.children = [...nodes, ...(tree.children ?? [])];
}

/** The generated file of an element, and its instance; null for other elements and for charts with inline data. */
function dataFile(
  node: MdxNode,
  { names, instances, instanceOf, page }: KnownSite & { page: string },
): { file: string; instance: string } | null {
  const feed = feedOf(node.name ?? '');
  const [first = DEFAULT_INSTANCE] = instances;
  if (feed === null || feed === 'removed') return null;
  if (feed !== 'report') return { file: siteFile(feed), instance: usageOf(node).attributes.instance ?? first };
  const report = reportOf(usageOf(node), names);
  return report === undefined
    ? null
    : {
        file: pageReportFile({ path: page, report, sharing: sharingOf(shownBy(node)) }),
        instance: instanceOf.get(report) ?? first,
      };
}
