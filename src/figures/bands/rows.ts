import { sum } from '../../benchmark/model/statistics';
import type { BandsSpec } from './spec';

type Band = BandsSpec['bands'][number];

/** A band with its position: seconds from the left edge of its row. */
interface PlacedBand {
  band: Band;
  from: number;
}

function filled(bands: readonly Band[], room: number): Band[][] {
  const rows: Band[][] = [];
  let left = 0;
  for (const band of bands) {
    const row = rows.at(-1);
    if (row && band.lengthS <= left) row.push(band);
    else {
      rows.push([band]);
      left = room;
    }
    left -= band.lengthS;
  }
  return rows;
}

/** Every possible length of a row of consecutive bands, ascending. */
function lengths(bands: readonly Band[]): number[] {
  const all = bands.flatMap((_, from) =>
    bands.slice(from).map((_, count) => sum(bands.slice(from, from + count + 1).map(({ lengthS }) => lengthS))),
  );
  return all.sort((a, b) => a - b);
}

/** The bands in order in at most `most` rows, with the longest row as short as possible. */
export function bandRows(bands: readonly Band[], most: number): PlacedBand[][] {
  const widest = Math.max(0, ...bands.map(({ lengthS }) => lengthS));
  const room = lengths(bands).find((length) => length >= widest && filled(bands, length + 1e-9).length <= most);
  return filled(bands, (room ?? widest) + 1e-9).map((row) => {
    let from = 0;
    return row.map((band) => {
      const placed = { band, from };
      from += band.lengthS;
      return placed;
    });
  });
}

export function rowLength(row: readonly PlacedBand[]): number {
  return sum(row.map(({ band }) => band.lengthS));
}
