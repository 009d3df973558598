import type { DoughnutSpec } from '../../benchmark/figures/distribution';
import type { Column, Table } from '../../benchmark/model/table';
import { columnHead, formatCell } from '../../benchmark/text/cells';
import { formatNumber, formatShare } from '../../benchmark/text/numbers';
import { escapeXml } from '../../charts/svg/escape';

const NUMBERS: Column['kind'][] = ['number', 'given', 'signed', 'range'];

function classOf({ kind }: Column): string {
  return NUMBERS.includes(kind) ? ' class=n' : '';
}

/** A table without pictures as HTML. Rows end without closing tags, which HTML allows. */
export function tableHtml({ columns, rows, footnotes }: Table, caption: string): string {
  const heads = columns.map((column) => `<th scope=col${classOf(column)}>${escapeXml(columnHead(column))}`);
  const body = rows.map((row) => {
    const cells = columns.map((column, index) => {
      const text = escapeXml(formatCell(row[index] ?? null, column));
      return index === 0 ? `<th scope=row>${text}` : `<td${classOf(column)}>${text}`;
    });
    return `<tr>${cells.join('')}`;
  });
  const notes = footnotes.map((note) => `<p>${escapeXml(note)}</p>`).join('');
  const label = escapeXml(caption);
  return `<div class=scroll tabindex=0 role=region aria-label="${label}"><table><thead><tr>${heads.join('')}<tbody>${body.join('')}</table></div>${notes}`;
}

/** The parts of a doughnut as the table that is its key: swatch, range with the head that the figure's `table` gives it, queries and share. */
export function partsHtml({ parts, total, unit }: DoughnutSpec, { columns: [range] }: Table): string {
  const rows = parts.map(({ label, value, verdict, weight }) => {
    const swatch = `<span class="mark swatch" data-v=${verdict} data-w=${weight}></span>`;
    const share = formatShare(total === 0 ? 0 : value / total).replace(/%$/, '');
    return `<tr><th scope=row>${swatch}${escapeXml(label)}<td class=n>${formatNumber(value)}<td class=n>${share}`;
  });
  const count = unit === 'queries' ? 'Queries' : 'Count';
  return `<table class=parts><thead><tr><th scope=col>${range ? escapeXml(columnHead(range)) : 'Range'}<th scope=col class=n>${count}<th scope=col class=n>Share, %<tbody>${rows.join('')}</table>`;
}
