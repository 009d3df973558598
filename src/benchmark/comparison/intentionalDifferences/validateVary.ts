import {
  DIFFERENCE_NAMES,
  INTENTIONAL_DIFFERENCES,
  type IntentionalDifference,
} from '../../model/comparability/intentionalDifferences';
import type { ResultSet } from '../../model/resultSet';
import { engineTitle, joinWords } from '../../text/names';

/** A fact of a result set as comparable text. */
function factText({ suite, environment, configuration }: ResultSet, fact: IntentionalDifference): string {
  if (fact === 'environment') return environment;
  if (fact === 'configuration') return JSON.stringify(Object.entries(configuration).sort());
  return String(suite[fact]);
}

function differingFacts(sets: readonly ResultSet[]): IntentionalDifference[] {
  return INTENTIONAL_DIFFERENCES.filter((fact) => new Set(sets.map((set) => factText(set, fact))).size > 1);
}

/** Result sets that share engine and version with another one. */
function identicalSets(sets: readonly ResultSet[]): ResultSet[] {
  const title = ({ engine }: ResultSet) => engineTitle(engine);
  return sets.filter((set) => sets.filter((other) => title(other) === title(set)).length > 1);
}

/**
 * Problems with `vary` for these result sets, one sentence each: a fact that does not differ, or sets of one engine and
 * version without a fact that distinguishes them.
 */
export function validateVary(sets: readonly ResultSet[], vary: readonly IntentionalDifference[]): string[] {
  const differing = differingFacts(sets);
  const idle = vary.filter((fact) => !differing.includes(fact));
  const [first] = vary.length > 0 ? [] : identicalSets(sets);
  if (!first) return idle.map((fact) => `the ${DIFFERENCE_NAMES[fact]} does not differ, so it is not what varies`);
  const alike = identicalSets(sets).filter(({ engine }) => engineTitle(engine) === engineTitle(first.engine));
  const known = differingFacts(alike);
  const cure = known.length === 0 ? 'no stated fact differs' : `say what varies (${known.join(', ')})`;
  return [
    `${joinWords(alike.map(({ id }) => id))} are of one engine and version, ${engineTitle(first.engine)}: ${cure}`,
  ];
}
