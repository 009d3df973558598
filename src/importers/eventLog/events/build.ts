import { isPublishableValue } from '../../publishableValue';
import { object, text } from './json';

/** Versions, commits, and days of builds; reports of builds also name users, hosts, and branches. */
const COMMIT_OR_TIME = /^(?:[0-9a-f]{7,40}|\d{4}-\d\d-\d\d[T ]?[\d:.]*(?:Z|[+-]\d\d:?\d\d)?)$/;
const VERSION = /^\d[\w.+-]{0,40}$/;

function isPublished([key, value]: readonly [string, string]): boolean {
  if (/user|host|email|url|name$/i.test(key)) return false;
  return isPublishableValue(value) || COMMIT_OR_TIME.test(value) || (/version$/i.test(key) && VERSION.test(value));
}

/** Keys and values of an engine's build from a Gluten or RAPIDS event that name nobody. Throws SyntaxError. */
export function readBuild(line: string): [string, string][] {
  const event = object(JSON.parse(line));
  const gluten = Object.entries(object(event.info)).map(([key, value]) => [`gluten.${key}`, text(value)] as const);
  const rapids = Object.entries(object(event.sparkRapidsBuildInfo)).map(
    ([key, value]) => [`rapids.${key}`, text(value)] as const,
  );
  return [...gluten, ...rapids].filter((entry) => entry[1] !== '' && isPublished(entry)).map((entry) => [...entry]);
}
