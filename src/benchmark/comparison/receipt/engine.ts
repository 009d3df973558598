import type { ReceiptField } from '../../model/receipt/receipt';
import { NOT_STATED } from '../../text/stated';
import type { Party } from '../party';
import { type Runs, sidesField } from './field';

/** The name of a class without its package. */
function className(name: string): string {
  return name.split('.').at(-1) ?? name;
}

/** A run whose native engine is stated as none has no plugin either. */
function plugins({ set }: Party): string {
  const stated = ['spark.plugins', 'spark.shuffle.manager'].flatMap((key) => set.configuration[key] ?? []);
  if (stated.length > 0) return stated.map(className).join(', ');
  return set.conditions?.nativeEngine?.startsWith('none') ? 'none: standard Spark' : NOT_STATED;
}

/** What the two runs are there to compare. */
export function engineFields(runs: Runs): ReceiptField[] {
  const engine = { engine: true };
  return [
    sidesField('Native engine', runs, ({ set }) => set.conditions?.nativeEngine ?? NOT_STATED, engine),
    sidesField('Plugin and shuffle manager', runs, plugins, engine),
  ];
}
