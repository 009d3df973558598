import type { FigureText } from '../../benchmark/model/figure';
import { queriesPrefix } from '../../benchmark/model/paths';
import { suiteTitle } from '../../benchmark/model/queries';
import type { ResultSet } from '../../benchmark/model/resultSet';
import type { Table } from '../../benchmark/model/table';
import { capitalise } from '../../benchmark/text/names';
import { rounded } from '../../benchmark/text/numbers';
import { evidenceText, publisherText } from '../../benchmark/text/publisher';
import { type BlocksSpec, blocksCaption, blocksSpec, blocksTable } from '../../figures/blocks/spec';
import type { PartsSpec } from '../../figures/parts/spec';
import { setLinks } from '../../figures/reportFigures';
import { drawnRows, type RowsSpec, rowsCaption, rowsSpec, rowsTable } from '../../figures/rows/spec';
import { conflictsText, statements } from '../../figures/shared/captions';
import { figureText } from '../../figures/shared/figureText';
import { type EngineSuite, firstOf, suiteDecider } from '../../figures/shared/suite';
import { heatMapData } from './heatMapData';
import { settingsTable } from './settings';
import { totalsCaption, totalsSpec, totalsTable } from './totals';
import { type MultiCandidateVerdict, multiCandidateVerdict } from './verdict';

type MultiCandidateSuite = ReturnType<typeof suiteData>;

/** Content of the pages of a report on several candidates. Plain JSON. */
export interface MultiCandidateData {
  verdict: MultiCandidateVerdict;
  /** Who measured, and how often, once for all suites that agree. */
  evidence: string;
  /** Notes to print next to the verdict. */
  notes: string[];
  /** Remarks on a side’s engine or version: "Blaze: the sources report two versions. …". */
  remarks: string[];
  /** Suites in which one query flips a total come first. */
  suites: MultiCandidateSuite[];
  /** Settings of all sides by suite; once, without a name, if all suites are equal. */
  settings: { name: string; table: Table; rest: string }[];
}

type MultiCandidateSpec = BlocksSpec | PartsSpec | RowsSpec;

function setsOf({ comparisons }: EngineSuite): ResultSet[] {
  const [first] = comparisons;
  return first ? [first.baseline, ...comparisons.map(({ candidate }) => candidate)] : [];
}

/** Pages of result sets, labeled "comet-0.9.0"; with several suites, "TPC-H comet-0.9.0". */
function sourcesOf(suites: readonly (readonly ResultSet[])[]): FigureText['sources'] {
  return suites.flatMap((sets) =>
    setLinks(sets).map(({ label, path }, at) => {
      const suite = suites.length > 1 ? `${suiteTitle((sets[at] as ResultSet).suite)} ` : '';
      return { label: `${suite}${label}`, path };
    }),
  );
}

function figure(spec: MultiCandidateSpec, suites: readonly EngineSuite[], caption: string, table: Table): FigureText {
  const rows = table.rows.map((row) => row.map((cell) => (typeof cell === 'number' ? rounded(cell) : cell)));
  return figureText(spec, {
    caption,
    statement: statements(suites.flatMap(({ comparisons }) => comparisons)),
    dispute: conflictsText(suites.flatMap(({ comparisons }) => comparisons)),
    sources: sourcesOf(suites.map(setsOf)),
    table: { ...table, rows },
  });
}

/** Figures of a suite: its totals in two parts, and its queries; only the latter for a single query. */
function suiteFigures(suite: EngineSuite): { spec: MultiCandidateSpec; text: FigureText }[] {
  const decider = suiteDecider(suite);
  const rows = rowsSpec(suite, decider);
  const spec = drawnRows(rows);
  const queries = { spec, text: figure(spec, [suite], rowsCaption(suite, rows, decider), rowsTable(rows)) };
  if (!decider) return [queries];
  const totals = totalsSpec(suite, decider);
  const table = totalsTable(suite, decider);
  // Few rows, so its CSV keeps all digits.
  const text = { ...figure(totals, [suite], totalsCaption(suite, decider), table), table };
  return [{ spec: totals, text }, queries];
}

/** Comparability check of each candidate, with its links. */
function comparabilityOfEach({ comparisons, baseline, candidates }: EngineSuite) {
  return comparisons.map((comparison, index) => {
    const names = { baseline: capitalise(baseline.title), candidate: capitalise(candidates[index]?.title ?? '') };
    return {
      /** "Comet 0.9.0 vs. vanilla Spark 3.5.3". */
      title: `${names.candidate} vs. ${baseline.title}`,
      names,
      /** Result sets of both sides. */
      sources: sourcesOf([[comparison.baseline, comparison.candidate]]),
      comparability: comparison.comparability,
    };
  });
}

function suiteData(suite: EngineSuite, figures: string[]) {
  const { baseline } = firstOf(suite);
  const name = suiteTitle(baseline.suite);
  return {
    key: suite.key,
    /** "TPC-DS". */
    name,
    /** Start of the paths of its query pages. */
    queriesPrefix: queriesPrefix(baseline.suite),
    /** "TPC-DS: speedup by query". */
    heading: `${name}: speedup by query`,
    /** Ids of its figures, in order. */
    figures,
    /** Every query: the heat map with its texts. */
    multi: heatMapData(
      suite.comparisons,
      [suite.baseline, ...suite.candidates].map(({ title }) => title),
    ),
    comparabilityChecks: comparabilityOfEach(suite),
    /** "measured by a third party (awslabs/data-on-eks)". */
    publisher: publisherText(setsOf(suite)),
  };
}

/** Settings of each suite; once if all suites are equal. */
function settingsOf(suites: readonly EngineSuite[]): MultiCandidateData['settings'] {
  const found = suites.map((suite) => ({ name: suiteTitle(firstOf(suite).baseline.suite), ...settingsTable(suite) }));
  const [first] = found;
  const text = ({ table, rest }: (typeof found)[number]) => JSON.stringify([table.rows, rest]);
  if (first && found.every((entry) => text(entry) === text(first))) return [{ ...first, name: '' }];
  return found;
}

const VERSION = /\d+(?:\.\d+)+(?:-[A-Za-z0-9]+)?/g;

/** True if a remark on a side's version names a different version. */
function namesAnother(text: string, version: string): boolean {
  return (text.match(VERSION) ?? []).some((other) => other !== version);
}

const FILE_NAMES = 'Engine names in the files:';

/** Sides with two reported versions, then engine names in the files; each remark once. */
function remarksOf(suites: readonly EngineSuite[]): string[] {
  const texts = suites.flatMap((suite) => {
    const sides = [suite.baseline, ...suite.candidates];
    return setsOf(suite).flatMap(({ notes, engine }, index) =>
      notes.flatMap(({ about, text }) => {
        if (about === 'engine') return [`${FILE_NAMES} ${text}`];
        if (about !== 'engine.version' || !namesAnother(text, engine.version)) return [];
        return [`${capitalise(sides[index]?.name ?? '')}: the sources report two versions. ${engine.version}: ${text}`];
      }),
    );
  });
  return [...new Set(texts)].sort((a, b) => Number(a.startsWith(FILE_NAMES)) - Number(b.startsWith(FILE_NAMES)));
}

/** Content of a report on several candidates from its suites. */
export function multiCandidateParts(suites: readonly EngineSuite[]) {
  const blocks = blocksSpec(suites);
  const forest = figure(blocks, suites, blocksCaption(suites), blocksTable(blocks));
  const turned = (suite: EngineSuite) => Number(suiteDecider(suite)?.flips ?? false);
  const ordered = [...suites].sort((a, b) => turned(b) - turned(a));
  const drawn = ordered.map((suite) => ({ suite, figures: suiteFigures(suite) }));
  const all = [{ spec: blocks, text: forest }, ...drawn.flatMap(({ figures }) => figures)];
  const data = drawn.map(({ suite, figures }) =>
    suiteData(
      suite,
      figures.map(({ spec }) => spec.id),
    ),
  );
  return {
    charts: all.map(({ spec }) => spec),
    figures: Object.fromEntries(all.map(({ text }) => [text.id, text])),
    data: {
      verdict: multiCandidateVerdict(suites),
      evidence: [...new Set(suites.map((suite) => evidenceText(setsOf(suite))))].join('; '),
      notes: [...new Set(data.flatMap(({ multi }) => multi.notes))],
      remarks: remarksOf(suites),
      suites: data,
      settings: settingsOf(suites),
    },
  };
}
