import { writeFolder } from '../../../scripts/lib/writeFolder';

/** Writes the folder that its argument names again and again, with two contents by turns, until it is killed. */
const [target = ''] = process.argv.slice(2);
const contents = ['first', 'second'].map(
  (word) => new Map(['datapackage.json', 'results.csv', 'iterations.csv'].map((name) => [name, word])),
);
writeFolder(target, contents[0] ?? new Map(), false);
process.stdout.write('begun\n');
for (let turn = 1; ; turn += 1) writeFolder(target, contents[turn % 2] ?? new Map(), true);
