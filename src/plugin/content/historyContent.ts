import { historyRecords } from '../../benchmark/history/impliedRounds';
import { historyLines } from '../../benchmark/history/lines';
import { comparedSets } from '../../benchmark/model/report';
import { type EnginesContent, enginesPage } from '../../components/engines/page';
import type { PatternOf } from '../../components/engines/patterns';
import { type CoverageContent, coveragePage } from '../../components/history/coverage';
import { type EnginePageData, type EngineReport, enginePage } from '../../components/history/engine';
import { historyIndex, orderedHistories } from '../../components/history/historyList';
import { type EngineHistory, engineHistory, type HistoryCharts } from '../../components/history/page';
import { comparePair, shownPairs, vanillaPairs } from '../../components/home/engineSummary/pairs';
import { reportListEntry } from '../../components/report/reportListEntry';
import type { ResultSetRow } from '../../components/resultSet/table';
import type { Data } from '../../data/loadData';
import { linesDisclaimer } from '../../figures/history/spec';
import { historyTable } from '../../figures/history/table';
import { tableCsv } from '../../figures/shared/tables';
import type { OutputFile } from '../lib/files';
import { blockPageFile, pageDataFile } from '../lib/pageDataFile';
import type { ReportContent } from './reportContent';

export interface HistoryContent {
  /** Of engines with results in a round, the newest first. */
  histories: EngineHistory[];
  /** Pages with charts, /history/ first. */
  charted: HistoryCharts[];
  /** Earlier pages of lines, and where their tables are now. */
  redirects: { from: string; to: string }[];
  engines: EnginePageData[];
  allEngines: EnginesContent;
  /** How much of each plan an engine runs natively; null if no engine counted. */
  coverage: CoverageContent | null;
  /** data.json of each page, and rounds.csv of each history. */
  files: OutputFile[];
}

/** Reports that compare result sets, with the engines that they compare. */
function engineReports(reports: readonly ReportContent[], { resultSets }: Data): EngineReport[] {
  return reports.flatMap((report) => {
    const ids = comparedSets(report.report);
    if (ids.length === 0) return [];
    const { title, path, sentence } = reportListEntry(report);
    const engines = resultSets.filter(({ id }) => ids.includes(id)).map(({ engine }) => engine.id);
    return [{ title, path, sentence, engines: [...new Set(engines)] }];
  });
}

/** All points of a history with their query-sensitivity intervals, next to its page. */
function roundsFile({ engine, lines, page }: EngineHistory): OutputFile {
  return {
    path: `${page.path.slice(1)}rounds.csv`,
    text: tableCsv(historyTable(engine, lines), linesDisclaimer(lines)),
  };
}

export function engineHistories(data: Data): EngineHistory[] {
  const { rounds, engines } = historyRecords(data);
  return engines.map((engine) => engineHistory(engine, historyLines(engine, { ...data, rounds }), data));
}

/** The page of coverage with its chart; null if no engine counted. */
function coverageOf({ coverages: [first, ...others] }: Data): CoverageContent | null {
  return first?.countedBy === 'engine' ? coveragePage(first, others) : null;
}

export function allEnginesContent(data: Data, reports: readonly ReportContent[]): EnginesContent {
  const { engines, rounds, environments, queryTexts } = data;
  const compared = reports.flatMap(({ comparison }) => comparison ?? []);
  const comparisons = vanillaPairs({ ...data, compared }).map((pair) => comparePair(pair, environments));
  const shown = shownPairs(reports.map(({ report }) => report));
  const patternOf: PatternOf = (suite, query) => queryTexts[suite]?.[query]?.kind;
  return enginesPage({ comparisons, engines, rounds, shown }, patternOf, environments);
}

/** `rows` are the rows of the table of result sets. */
export function historyContent(
  data: Data,
  reports: readonly ReportContent[],
  all: readonly EngineHistory[],
  rows: readonly ResultSetRow[],
  allEngines: EnginesContent,
): HistoryContent {
  const histories = orderedHistories(all);
  const known = engineReports(reports, data);
  const coverage = coverageOf(data);
  const described = all.filter(({ engine }) => !engine.isImplied);
  const engines = described.map((history) => enginePage(history, data.resultSets, rows, known, coverage?.page ?? null));
  const more = coverage ? [{ label: coverage.page.title, path: coverage.page.path }] : [];
  const index = historyIndex(histories, more);
  const pages = [index.page, ...engines, ...(coverage ? [coverage.page] : [])];
  const blockPages = [...histories.map(({ page }) => page), allEngines.page];
  const charted = [
    index,
    ...histories.map(({ page: { path, title }, folder, charts, roundsPath }) => ({
      path,
      title,
      folder,
      charts,
      rounds: roundsPath,
    })),
  ];
  const files = [
    ...pages.map((page) => pageDataFile(page.path, () => page)),
    ...blockPages.map((page) => blockPageFile(page.path, () => page)),
    ...histories.map(roundsFile),
  ];
  const redirects = histories.flatMap(({ page, queryLines }) =>
    queryLines.map((id) => ({ from: `${page.path}${id}/`, to: `${page.path}#${id}` })),
  );
  return { histories, charted, redirects, engines, allEngines, coverage, files };
}
