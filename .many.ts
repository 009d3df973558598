import { measureBuild } from './scripts/bench/builds';
import { measureMany } from './scripts/bench/many';
import { budgetLine } from './scripts/lib/budget';

const { budgets, folder, seconds } = measureBuild();
for (const b of budgets) console.log(budgetLine(b));
console.log(folder);
for (const b of measureMany(folder, 'tpcds-sf3000-parquet-comet-0.17.0', seconds)) console.log(budgetLine(b));
