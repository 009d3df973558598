import { object, text } from './json';

/** What an engine says of its build, of a line with an event of Gluten or RAPIDS: key and value. Throws SyntaxError. */
export function readBuild(line: string): [string, string][] {
  const event = object(JSON.parse(line));
  const gluten = Object.entries(object(event.info)).map(([key, value]) => [`gluten.${key}`, text(value)]);
  const rapids = Object.entries(object(event.sparkRapidsBuildInfo)).map(([key, value]) => [
    `rapids.${key}`,
    text(value),
  ]);
  return [...gluten, ...rapids].filter((entry): entry is [string, string] => entry[1] !== '');
}
