import { defaultId } from '../../../src/resultSet/defaultId';
import { type OptionValues, text, UsageError } from '../command';

/** What --set says itself. */
const OF_ONE = ['id', 'engine', 'engine-version', 'title', 'column'];
const FORM = /^([^:]+):\s*(\S.*)\s(\S+)$/;

function ofSet(values: OptionValues, entry: string): OptionValues | null {
  const [, column, engine, version] = FORM.exec(entry) ?? [];
  if (column === undefined || engine === undefined || version === undefined) return null;
  const described = {
    suite: text(values, 'suite') ?? '',
    scaleFactor: text(values, 'scale-factor') ?? '',
    tableFormat: text(values, 'table-format') ?? '',
    engine: engine.trim(),
    engineVersion: version,
  };
  const { set: _, ...others } = values;
  return {
    ...others,
    column: column.trim(),
    engine: described.engine,
    'engine-version': version,
    id: defaultId(described),
  };
}

/** Whether a command line asks for several result sets of one file. */
export function asksForSets(values: OptionValues): boolean {
  return values.set !== undefined;
}

/** The options of each result set that --set names. Throws UsageError with everything that is wrong with them. */
export function optionsOfSets(values: OptionValues): OptionValues[] {
  const entries = (Array.isArray(values.set) ? values.set : []).map(String);
  const found = entries.map((entry) => ofSet(values, entry));
  const beside = OF_ONE.filter((name) => text(values, name) !== undefined).map((name) => `--${name}`);
  const ids = found.map((set) => text(set ?? {}, 'id'));
  const messages = [
    ...entries
      .filter((_, at) => found[at] === null)
      .map((entry) => `--set must be "COLUMN: ENGINE VERSION", got ${JSON.stringify(entry)}`),
    ...(beside.length > 0 ? [`${beside.join(', ')}: --set says them of each engine`] : []),
    ...ids.filter((id, at) => id !== undefined && ids.indexOf(id) !== at).map((id) => `--set: two of them make ${id}`),
  ];
  if (messages.length > 0) throw new UsageError(messages);
  return found.filter((set) => set !== null);
}
