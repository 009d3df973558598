/** One line of `npm run bench`: a measured value and its limit in docs/dev/architecture.md. */
export interface Budget {
  name: string;
  /** In `unit`; null if it could not be measured, which counts as over budget. */
  measured: number | null;
  limit: number;
  unit: 'KB' | 'MB' | 's' | 'ms' | 'MB/s' | '' | 'charts';
  /** True if the limit is a minimum, not a maximum. */
  atLeast?: boolean;
  /** The object or method of the measurement. */
  detail: string;
}

/** True if the measured value is within the limit; false if nothing was measured. */
export function meetsBudget({ measured, limit, atLeast }: Budget): boolean {
  return measured !== null && (atLeast ? measured >= limit : measured <= limit);
}

function amount(value: number | null, unit: Budget['unit']): string {
  if (value === null) return 'not measured';
  const digits = Number.isInteger(value) ? 0 : unit === 's' || unit === '' ? 2 : value < 1 ? 3 : 1;
  return `${value.toFixed(digits)}${unit ? ` ${unit}` : ''}`;
}

/** A budget as one line: held or over, name, measured value, limit, and detail. */
export function budgetLine(budget: Budget): string {
  const { name, measured, limit, unit, atLeast, detail } = budget;
  const cells = [
    meetsBudget(budget) ? 'held' : 'OVER',
    name.padEnd(56),
    amount(measured, unit).padStart(12),
    `${atLeast ? '≥' : '≤'} ${amount(limit, unit)}`.padEnd(12),
    detail,
  ];
  return cells.join('  ').trimEnd();
}
