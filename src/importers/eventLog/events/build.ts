import { object, text } from './json';

/** Keys and values of an engine's build from a Gluten or RAPIDS event. Throws SyntaxError. */
export function readBuild(line: string): [string, string][] {
  const event = object(JSON.parse(line));
  const gluten = Object.entries(object(event.info)).map(([key, value]) => [`gluten.${key}`, text(value)]);
  const rapids = Object.entries(object(event.sparkRapidsBuildInfo)).map(([key, value]) => [
    `rapids.${key}`,
    text(value),
  ]);
  return [...gluten, ...rapids].filter((entry): entry is [string, string] => entry[1] !== '');
}
