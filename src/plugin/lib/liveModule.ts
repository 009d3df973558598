import { basename } from 'node:path';
import { ownModule } from './ownModule';

export function liveModule(file: string): string {
  return file.replace(/\.json$/, '.live.js');
}

/** Source of that module for a file, `<instance>/<path>`; new data update only the components that show them. */
export function liveCode(file: string): string {
  const [data, name] = [JSON.stringify(`./${basename(file)}`), JSON.stringify(file)];
  return `import { storeData } from ${JSON.stringify(ownModule('live/latestData'))};
import data from ${data};
storeData(${name}, data);
if (import.meta.webpackHot) import.meta.webpackHot.accept(${data}, () => storeData(${name}, data));
export default data;
`;
}
