import { problem } from '../../../src/benchmark/model/problem';
import type { Claim, Report } from '../../../src/benchmark/model/report';
import type { Artifact, Problem } from '../../../src/benchmark/model/resultSet';
import { unknownName } from '../../../src/benchmark/text/suggestName';
import type { DataFolder } from '../../../src/data/dataFolder';
import type { Data } from '../../../src/data/loadData';
import { parseJson } from '../../../src/json/jsonFile';
import { findBareClaims } from '../../../src/plugin/mdx/claimsInProse';
import { isCheckedPage, ownReports } from '../../../src/plugin/mdx/figuresInProse';
import type { ReportNames } from '../../../src/plugin/mdx/pageNames';
import type { Page } from '../../../src/plugin/mdx/parsePage';
import { containsText } from '../../../src/plugin/mdx/prose';

function evidenceFault({ evidence }: Claim, known: ReportNames, artifacts: readonly string[]): string | null {
  if (evidence.includes('/')) {
    return artifacts.includes(evidence) ? null : unknownName('artifact', evidence, artifacts);
  }
  if (known.sources.includes(evidence) || known.values.includes(evidence)) return null;
  return unknownName('value or source', evidence, [...known.sources, ...known.values]);
}

const CURE = 'take the claim out of report.json, or give its words as the page has them now';

/** Problems of a report's claims, at their lines: words on no page that can use them, and missing evidence. */
function listedProblems(
  { id, claims }: Report,
  file: Artifact,
  known: ReportNames,
  pages: readonly Page[],
  artifacts: readonly string[],
): Problem[] {
  const reportPages = pages.filter(({ path }) =>
    ownReports(path, [{ id }, { id: '' }]).some((report) => report.id === id),
  );
  const { file: json } = parseJson(file);
  const lineOf = (index: number, key: keyof Claim) => json?.lineOf(['claims', index, key]) ?? null;
  return claims.flatMap((claim, index) => {
    const fault = evidenceFault(claim, known, artifacts);
    const stands = reportPages.some(({ text }) => containsText(text, claim.text));
    const gone = `the claim “${claim.text}” is in no page of ${id} and in no post`;
    return [
      ...(stands ? [] : [problem(file.path, lineOf(index, 'text'), gone, CURE)]),
      ...(fault === null ? [] : [problem(file.path, lineOf(index, 'evidence'), fault)]),
    ];
  });
}

/**
 * Problems of claims in reports and posts: words about all cases without evidence, as warnings; claims in a report.json
 * that no page makes or whose evidence does not exist, as errors.
 */
export function claimProblems(
  allPages: readonly Page[],
  { reports }: Data,
  folder: DataFolder,
  known: Readonly<Record<string, ReportNames>>,
  artifacts: readonly string[],
): Problem[] {
  const pages = allPages.filter(({ path }) => isCheckedPage(path));
  const listed = reports.flatMap((report) => {
    const file = folder.reports.find(({ id }) => id === report.id)?.files.get('report.json');
    const names = known[report.id];
    return file && names ? listedProblems(report, file, names, pages, artifacts) : [];
  });
  const typed = pages.flatMap((page) =>
    findBareClaims(
      page,
      ownReports(page.path, reports).flatMap(({ claims }) => claims),
    ),
  );
  return [...typed, ...listed];
}
