import { bar } from '../bar';
import { capacity } from '../cost/capacity';
import { iterations } from '../iterations';
import { line } from '../line';
import { bands } from '../resources/bands';
import { dotRows } from '../several/dotRows';

/** The drawings of the other kinds, which pages fetch when they show one. */
export const RARE = { bar, iterations, line, bands, rows: dotRows, capacity };
