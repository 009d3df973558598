/** An object of what stands under names that others chose: without a prototype, so that `constructor` is a name like any other. */
export function recordOf<Value>(entries: Iterable<readonly [string, Value]> = []): Record<string, Value> {
  const record: Record<string, Value> = Object.create(null);
  for (const [name, value] of entries) record[name] = value;
  return record;
}

/** What an object holds itself under a name that others chose; undefined where it does not. */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
