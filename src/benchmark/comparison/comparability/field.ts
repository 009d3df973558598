import type {
  ComparabilityField,
  ComparabilityRelation,
  ComparabilityStatement,
} from '../../model/comparability/comparability';
import { statementsOn } from '../../model/comparability/statements';
import { NOT_REPORTED } from '../../text/notReported';
import { formatDate } from '../../text/numbers';
import { slug } from '../../text/slug';
import { type ComparedSide, type ComparedSides, hasConflict } from '../comparedSide';

/** Both sides of a comparison with the short names of their engines. */
export interface ComparedRuns {
  sides: ComparedSides;
  names: [baseline: string, candidate: string];
}

/** Relation of two texts; 'unknown' if at least one side does not report it. */
export function textRelation(baseline: string, candidate: string): ComparabilityRelation {
  if (baseline === NOT_REPORTED || candidate === NOT_REPORTED) return 'unknown';
  return baseline === candidate ? 'same' : 'different';
}

/** A setting; its texts determine the relation, unless `more` contains one. */
export function comparabilityField(
  name: string,
  [baseline, candidate]: readonly [string, string],
  more: Partial<ComparabilityField> = {},
): ComparabilityField {
  return {
    id: slug(name),
    name,
    baseline,
    candidate,
    relation: textRelation(baseline, candidate),
    note: '',
    engine: false,
    statements: [],
    ...more,
  };
}

/** A setting with the text that `text` returns for each side. */
export function sidesField(
  name: string,
  { sides }: ComparedRuns,
  text: (side: ComparedSide) => string,
  more = {},
): ComparabilityField {
  return comparabilityField(name, [text(sides[0]), text(sides[1])], more);
}

function statementsOf(side: ComparedSide, field: string, name: string, print: (value: string | number) => string) {
  const statements = statementsOn(side.environment, field, side.set);
  const sources = [...new Set(statements.map(({ source }) => source.title))];
  return sources.map(
    (source): ComparabilityStatement => ({
      name,
      source,
      said: statements
        .filter((statement) => statement.source.title === source)
        .map(({ value, day, withdrawn, source: { path } }) => {
          const until = withdrawn ? `, withdrawn on ${formatDate(withdrawn.day)}` : '';
          return { text: `${print(value)} on ${formatDate(day)}${until}`, path };
        }),
    }),
  );
}

/** The setting; if sources conflict on its field for a side, marked as disputed, with their statements. */
export function withConflict(
  found: ComparabilityField,
  { sides, names }: ComparedRuns,
  field: string,
  print: (value: string | number) => string,
): ComparabilityField {
  if (!sides.some((side) => hasConflict(side, field))) return found;
  const statements = sides.flatMap((side, index) =>
    hasConflict(side, field) ? statementsOf(side, field, names[index] ?? '', print) : [],
  );
  return { ...found, relation: 'disputed', statements: [...found.statements, ...statements] };
}
