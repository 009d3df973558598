import { isOptions, type Options } from './legacyChart';

/** New options: those of `over` on top of `defaults`, part by part. Lists, functions and plain values replace; undefined does not. */
export function deepMerge(defaults: Options, over: Options): Options {
  const merged: Options = { ...defaults };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    if (value === undefined || key === '__proto__') continue;
    merged[key] = isOptions(value) ? deepMerge(isOptions(below) ? below : {}, value) : value;
  }
  return merged;
}
