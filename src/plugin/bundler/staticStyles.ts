import { filesBelow } from '../../data/filesBelow';
import { ownPath } from '../lib/ownModule';

/** Components of static content: of MDX pages, and of pages of blocks. */
const STATIC = /^(mdx\/\w+\/index|page\/Blocks\/index|(query|resultSet)\/\w+Page\/[A-Z]\w+|history\/\w+\/\w+)\.tsx$/;

/**
 * Writes a chunk that no browser loads. From it the bundler takes the styles of components that only the server renders,
 * in the order in which they import each other.
 */
export async function createStaticStyles(createData: (name: string, text: string) => Promise<string>): Promise<void> {
  const sources = filesBelow(ownPath('components')).filter((path) => STATIC.test(path));
  const all = sources
    .sort()
    .map((path, at) => `export * as c${at} from ${JSON.stringify(ownPath(`components/${path}`))};\n`);
  await createData('components.js', all.join(''));
  await createData('styles.js', "export const unused = () => import('./components.js');\n");
}
