import { derivedTitle, EXTRA_QUERIES } from '../../model/queries';
import type { ReceiptField } from '../../model/receipt/receipt';
import { tableFormatText } from '../../text/dataSize';
import { formatNumber } from '../../text/numbers';
import { known, NOT_STATED } from '../../text/stated';
import type { Party } from '../party';
import { type Runs, sidesField } from './field';
import { environmentField } from './machine';

function queries({ set }: Party): string {
  return formatNumber(set.rows.filter(({ query }) => !EXTRA_QUERIES.includes(query)).length);
}

/** What was run, and over which data. */
export function suiteFields(runs: Runs): ReceiptField[] {
  return [
    sidesField('Suite', runs, ({ set }) => derivedTitle(set.suite)),
    sidesField('Query version', runs, ({ set }) => known(set.suite.queryVersion)),
    sidesField('Queries', runs, queries),
    sidesField('Scale factor', runs, ({ set }) => String(set.suite.scaleFactor)),
    sidesField('Table format', runs, ({ set }) => tableFormatText(set.suite)),
    sidesField('Data layout', runs, ({ set }) => set.conditions?.dataLayout ?? NOT_STATED),
    environmentField(runs, 'storage'),
  ];
}
