import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { generatedModule, OVERVIEW_FILE, PAGE_NAMES_FILE, PLUGIN_NAME, pageReportFile } from '../lib/generatedFiles';
import { feedOf } from './componentRegistry';
import {
  flowElement,
  heading,
  identifierAttribute,
  importedNames,
  importNode,
  jsxElements,
  type MdxNode,
  textAttribute,
  textAttributes,
} from './mdxTree';
import { checkReference, type PageNames, type ReportNames, reportOf } from './pageNames';

interface RemarkReportsOptions {
  /** Docusaurus' folder for generated files, `.docusaurus`, from the working directory. */
  generatedDir: string;
  /** The folder of modules that holds one component each, `@site/src/components/mdx`. */
  componentsDir: string;
}

interface MdxFile {
  path: string;
  fail(reason: string, place?: unknown): never;
}

/**
 * Remark plugin that gives the components in an MDX file their code and their data: the page imports the components that
 * it uses and imports not itself, and each gets `data={…}`, an import of the generated file of what this page shows of its
 * report (or of the overview), so that a page carries its own code and data and no other. A
 * `<PerformanceDashboard>` becomes real headings, which the table of contents lists, and a `<DashboardSection>` or `<SeveralSection>` below
 * each. Fails at the element for names that do not exist. Must run before Docusaurus' own remark plugins.
 */
export default function remarkReports(options: RemarkReportsOptions) {
  const generatedDir = resolve(options.generatedDir);
  return (tree: MdxNode, file: MdxFile): void => {
    const elements = jsxElements(tree).filter((node) => feedOf(node.name ?? '') !== null);
    if (elements.length === 0) return;
    const names = readPageNames(generatedDir);
    for (const node of elements) checkElement(node, names, file);
    expandDashboards(tree, names);
    addData(tree, names, relative(dirname(generatedDir), file.path).split(sep).join('/'));
    addComponents(tree, options);
  };
}

function readPageNames(generatedDir: string): PageNames {
  return JSON.parse(readFileSync(join(generatedDir, PLUGIN_NAME, 'default', PAGE_NAMES_FILE), 'utf8')) as PageNames;
}

function usage(node: MdxNode) {
  return { component: node.name ?? '', attributes: textAttributes(node) };
}

function checkElement(node: MdxNode, names: PageNames, file: MdxFile): void {
  const message = checkReference(usage(node), names);
  if (message !== null) file.fail(message, node.position);
}

/** Replaces every dashboard by the sections of its report, wherever it stands in the tree. */
function expandDashboards(node: MdxNode, names: PageNames): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.name === 'PerformanceDashboard') return dashboard(child, names);
    expandDashboards(child, names);
    return [child];
  });
}

function dashboard(node: MdxNode, names: PageNames): MdxNode[] {
  const report = reportOf(usage(node), names) ?? '';
  const { sections, parts } = names.reports[report] as ReportNames;
  const section = parts.includes('several') ? 'SeveralSection' : 'DashboardSection';
  return sections.flatMap(({ id, heading: text }) => [
    heading(text, id, id === 'verdict'),
    flowElement(section, [textAttribute('report', report), textAttribute('section', id)]),
  ]);
}

/** Adds `data={…}` to every component of ours, and the imports that it needs at the top of the file. */
function addData(tree: MdxNode, names: PageNames, page: string): void {
  const imports = new Map<string, string>();
  for (const node of jsxElements(tree)) {
    const file = dataFile(node, names, page);
    if (file === null) continue;
    const identifier = imports.get(file) ?? `reportData${imports.size}`;
    imports.set(file, identifier);
    node.attributes = [...(node.attributes ?? []), identifierAttribute('data', identifier)];
  }
  const nodes = [...imports].map(([file, identifier]) => importNode(identifier, generatedModule(file)));
  tree.children = [...nodes, ...(tree.children ?? [])];
}

/** Imports the components of ours that the file uses, but those that it imports itself. */
function addComponents(tree: MdxNode, { componentsDir }: RemarkReportsOptions): void {
  const own = new Set(importedNames(tree));
  const used = new Set(jsxElements(tree).map(({ name }) => name ?? ''));
  const nodes = [...used]
    .filter((name) => feedOf(name) !== null && !own.has(name))
    .map((name) => importNode(name, `${componentsDir}/${name}`));
  tree.children = [...nodes, ...(tree.children ?? [])];
}

/** The generated file that an element shows; null for other elements and for charts with data of their own. */
function dataFile(node: MdxNode, names: PageNames, page: string): string | null {
  const feed = feedOf(node.name ?? '');
  if (feed === 'overview') return OVERVIEW_FILE;
  const report = feed === 'report' ? reportOf(usage(node), names) : undefined;
  return report === undefined ? null : pageReportFile(page, report);
}
