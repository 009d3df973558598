import { basename } from 'node:path';
import { ownModule } from './ownModule';

/** The module that stands next to a generated file in development, by the file's name. */
export function liveModule(file: string): string {
  return file.replace(/\.json$/, '.live.js');
}

/** What that module says of its file, `<instance>/<path>`: its data, and that new ones concern nobody but the components that show them. */
export function liveCode(file: string): string {
  const [data, name] = [JSON.stringify(`./${basename(file)}`), JSON.stringify(file)];
  return `import { hold } from ${JSON.stringify(ownModule('live/newest'))};
import data from ${data};
hold(${name}, data);
if (import.meta.webpackHot) import.meta.webpackHot.accept(${data}, () => hold(${name}, data));
export default data;
`;
}
