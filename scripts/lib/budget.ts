/** One line of `npm run bench`: what was measured next to what docs/dev/architecture.md allows. */
export interface Budget {
  name: string;
  /** In `unit`; null where it could not be measured, which counts as over the budget. */
  measured: number | null;
  limit: number;
  unit: 'KB' | 'MB' | 's' | 'ms' | 'MB/s' | '' | 'charts';
  /** Whether the limit is the least or the most that is allowed. */
  atLeast?: boolean;
  /** What was measured on, or how. */
  detail: string;
}

/** Whether what was measured keeps the limit; what was not measured does not. */
export function isHeld({ measured, limit, atLeast }: Budget): boolean {
  return measured !== null && (atLeast ? measured >= limit : measured <= limit);
}

function amount(value: number | null, unit: Budget['unit']): string {
  if (value === null) return 'not measured';
  const digits = Number.isInteger(value) ? 0 : unit === 's' ? 2 : value < 1 ? 3 : 1;
  return `${value.toFixed(digits)}${unit ? ` ${unit}` : ''}`;
}

/** A budget as one line: held or not, name, measured value, limit and detail. */
export function budgetLine(budget: Budget): string {
  const { name, measured, limit, unit, atLeast, detail } = budget;
  const cells = [
    isHeld(budget) ? 'held' : 'OVER',
    name.padEnd(56),
    amount(measured, unit).padStart(12),
    `${atLeast ? '≥' : '≤'} ${amount(limit, unit)}`.padEnd(12),
    detail,
  ];
  return cells.join('  ').trimEnd();
}
