import { column } from '../../benchmark/model/columns';
import type { Relation } from '../../benchmark/model/comparison';
import type { Table } from '../../benchmark/model/table';
import { capitalise, joinSentences } from '../../benchmark/text/names';
import { NOT_REPORTED } from '../../benchmark/text/notReported';
import { formatNumber } from '../../benchmark/text/numbers';
import { type EngineSuite, firstOf } from '../../figures/shared/suite';

/** One setting of every side, and the most different relation of a candidate to the baseline. */
type SharedSetting = ReturnType<typeof settingsOf>[number];

/** Most different first. */
const ORDER: readonly Relation[] = ['disputed', 'different', 'not known', 'same'];

function settingsOf(suite: EngineSuite) {
  const sides = suite.comparisons.map(({ environment }) => environment.settings);
  const names = [...new Set(sides.flatMap((settings) => settings.map(({ name }) => name)))];
  return names.map((name) => {
    const found = sides.map((settings) => settings.find((setting) => setting.name === name));
    const relations = found.map((setting): Relation => setting?.relation ?? 'not known');
    return {
      area: found.find((setting) => setting)?.area ?? 'configuration',
      name,
      values: [
        found.find((setting) => setting)?.baseline ?? NOT_REPORTED,
        ...found.map((setting) => setting?.candidate ?? NOT_REPORTED),
      ],
      relation: ORDER.find((relation) => relations.includes(relation)) ?? 'not known',
    };
  });
}

/** True if no side reports a setting. */
function isSilent({ values }: SharedSetting): boolean {
  return values.every((value) => value === NOT_REPORTED);
}

/** True if a row belongs in the table: Spark properties that only some sides report belong to their engines. */
function isShown(setting: SharedSetting): boolean {
  const { area, relation } = setting;
  if (relation === 'same' || isSilent(setting)) return false;
  return area !== 'configuration' || relation !== 'not known';
}

/** Summary of the omitted rows, in sentences. */
function leftOut(settings: readonly SharedSetting[]): string {
  const of = (relation: Relation) => settings.filter((setting) => setting.relation === relation);
  const isProperty = ({ area }: SharedSetting) => area === 'configuration';
  const same = of('same').filter((setting) => !isProperty(setting));
  const properties = of('same').filter(isProperty).length;
  const partly = of('not known').filter(isProperty).length;
  const silent = settings.filter(isSilent).map(({ name }) => name);
  const texts = [
    silent.length === 0 ? '' : `Not reported by any side: ${silent.join(', ')}.`,
    same.length === 0 ? '' : `Matching on all sides: ${same.map(({ name }) => name).join(', ')}.`,
    properties === 0 ? '' : `Matching Spark properties: ${formatNumber(properties)}.`,
    partly === 0
      ? ''
      : `Spark properties that only some sides report, including engine properties: ${formatNumber(partly)}. The result-set pages list them.`,
  ];
  return joinSentences(texts);
}

/** Settings that differ between sides, one row per setting and one column per side, conflicts and differences first. */
export function settingsTable(suite: EngineSuite): { table: Table; rest: string } {
  const settings = settingsOf(suite);
  const apart = ORDER.flatMap((relation) =>
    settings.filter((setting) => setting.relation === relation && isShown(setting)),
  );
  const ids = [firstOf(suite).baseline.id, ...suite.comparisons.map(({ candidate }) => candidate.id)];
  const titles = [suite.baseline, ...suite.candidates].map(({ title }) => capitalise(title));
  return {
    table: {
      columns: [
        column('setting', 'Setting'),
        ...titles.map((title, index) => column(ids[index] ?? '', title)),
        column('relation', 'Comparison', '', 'relation'),
      ],
      rows: apart.map(({ name, values, relation }) => [name, ...values, relation]),
      footnotes: [],
    },
    rest: leftOut(settings),
  };
}
