import type { Side } from '../../benchmark/model/resultSet';
import { markOf } from '../../benchmark/model/verdictMark';
import { footnoteLetter } from '../../benchmark/text/footnotes';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { escapeXml } from '../../charts/svg';
import { axisTicks, type NotedText, type SideCells, sideCells, stageGroups } from './cells';
import { type StageRow, type StagesSpec, shownStages } from './spec';

/** Number of stages on pages; files have all. */
const MAX_STAGES = 10;
const HIDDEN = 'class=visually-hidden';

function keyHtml({ names, verdict }: StagesSpec): string {
  const swatch = (mark: string) => `<i class=stages-swatch data-verdict=${mark}></i> `;
  const sample = '<span class=stages-sample><i class=stages-task data-verdict=none style="--m:50;--x:86"></i></span> ';
  const entries = [
    `${swatch('none')}${escapeXml(names.baseline)} (upper)`,
    `${swatch(markOf(verdict))}${escapeXml(names.candidate)} (lower), ${VERDICT_WORDS[verdict]}`,
    `${sample}tasks: median to slowest`,
  ];
  return `<p class=stages-key>${entries.map((entry) => `<span>${entry}</span>`).join('')}</p>`;
}

function axisHead(title: string, axis: StagesSpec['axis']): string {
  const ticks = axisTicks(axis).map(({ label, left }) => `<span style="left:${left}">${label}</span>`);
  return `<th scope=col role=columnheader class=stages-axis>${title}<span class=stages-ticks aria-hidden=true>${ticks.join('')}</span>`;
}

function numberHead(head: string, detail = ''): string {
  return `<th scope=col role=columnheader>${head}${detail === '' ? '' : `<small>${detail}</small>`}`;
}

function headHtml(spec: StagesSpec): string {
  const heads = [
    numberHead('Stage'),
    axisHead('When it ran, s from the start', spec.axis),
    numberHead('Time, s'),
    numberHead('Tasks'),
    axisHead('Task time, s', spec.taskAxis),
    numberHead('Median / p95 / max, s'),
    ...stageGroups(spec).map(({ head, unit, detail }) => numberHead(`${head}, ${unit}`, detail)),
  ];
  return `<thead role=rowgroup><tr role=row>${heads.join('')}</thead>`;
}

/** Parts of a cell, "0 / 30.9"; a part with a footnote is gray, with its letter. */
function notedHtml(texts: readonly NotedText[]): string {
  const parts = texts.map(({ text, letter }) =>
    letter === '' ? escapeXml(text) : `<s>${escapeXml(text)}<sup>${letter}</sup></s>`,
  );
  return parts.join(' / ');
}

function cellsHtml(spec: StagesSpec, side: Side, cells: SideCells): string {
  const verdict = side === 'baseline' ? 'none' : markOf(spec.verdict);
  const { bar, task, when, time, tasks, durations, groups } = cells;
  const words = `<span ${HIDDEN}>${escapeXml(spec.names[side])}: ${when === '' ? 'not in the log' : when}</span>`;
  const drawn = bar ? `<i class=stages-bar style="--s:${bar.start};--e:${bar.end}"></i>` : '';
  const line = task ? `<i class=stages-task style="--m:${task.median};--x:${task.slowest}"></i>` : '';
  return [
    `<td role=cell data-verdict=${verdict}>${words}${drawn}`,
    `<td role=cell>${time}`,
    `<td role=cell>${tasks}`,
    `<td role=cell data-verdict=${verdict}>${line}`,
    `<td role=cell>${durations}`,
    ...groups.map((texts) => `<td role=cell>${notedHtml(texts)}`),
  ].join('');
}

function sideHtml(spec: StagesSpec, row: StageRow, side: Side): string {
  const cells = sideCells(spec, row, side);
  if (cells) return cellsHtml(spec, side, cells);
  const name = `<span ${HIDDEN}>${escapeXml(spec.names[side])}: </span>`;
  return `<td role=cell class=stages-none colspan=${5 + stageGroups(spec).length}>${name}no matching stage`;
}

function stageHtml(spec: StagesSpec, row: StageRow): string {
  const head = `<th scope=rowgroup rowspan=2 role=rowheader>${escapeXml(row.name)} <small>${escapeXml(row.detail)}</small>`;
  const sides = `${head}${sideHtml(spec, row, 'baseline')}<tr role=row>${sideHtml(spec, row, 'candidate')}`;
  return `<tbody role=rowgroup><tr role=row>${sides}</tbody>`;
}

function notesHtml(spec: StagesSpec, more: number): string {
  const footnotes = spec.footnotes.map((text, index) => `<p><sup>${footnoteLetter(index)}</sup> ${escapeXml(text)}`);
  const values = spec.rows
    .flatMap(({ baseline, candidate }) => [baseline, candidate])
    .flatMap((own) => own?.values ?? []);
  const few = spec.rows.some(({ baseline, candidate }) => [baseline, candidate].some((own) => own && own.tasks < 20));
  const words = [
    ...(more > 0 ? [`The CSV file lists ${more} shorter stages.`] : []),
    ...(few ? ['With fewer than 20 tasks, p95 is based on only a few values.'] : []),
    ...(values.includes(null) ? ['“–”: not in the log. Spark samples executor memory only periodically.'] : []),
    ...(spec.absent === '' ? [] : [spec.absent]),
  ];
  return `<div class=stages-notes>${footnotes.join('')}<p>${escapeXml(words.join(' '))}</div>`;
}

/** Labels before numbers in narrow boxes, which have no headers, by cell index. Once per table, to keep pages small. */
function labels(spec: StagesSpec): string {
  const groups = stageGroups(spec).map(
    ({ head, detail, unit }) => `${head}${detail === '' ? '' : ` ${detail}`}, ${unit}`,
  );
  return groups.map((label, index) => `;--l${index + 6}:'${label}: '`).join('');
}

/**
 * Stages of a query as HTML of a page: key, table with marks, notes. The longest stages, in their order. Pages embed
 * the HTML as they
 * embed drawings, so that no page contains its numbers twice. The stylesheet belongs to the component.
 */
export function stagesHtml(whole: StagesSpec): string {
  const spec = shownStages(whole, MAX_STAGES);
  const [when, tasks] = [axisTicks(spec.axis), axisTicks(spec.taskAxis)].map((ticks) => ticks[1]?.left ?? '100%');
  const all =
    '<label class=stages-all><input type=checkbox autocomplete=off> Show tasks, input, shuffle, spill, GC, and memory of each stage</label>';
  const caption = `<caption ${HIDDEN}>${escapeXml(spec.description)}</caption>`;
  const rows = spec.rows.map((row) => stageHtml(spec, row)).join('');
  const table = `<table class=stages-table role=table style="--when:${when};--tasks:${tasks};--end:${spec.axis.max};--task:${spec.taskAxis.max}${labels(spec)}">${caption}${headHtml(spec)}${rows}</table>`;
  return `${keyHtml(spec)}${all}<div class=stages-scroll>${table}</div>${notesHtml(spec, whole.rows.length - spec.rows.length)}`;
}
