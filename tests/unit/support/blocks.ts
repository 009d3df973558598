import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { type Block, type SectionBlock, searchEntry, type TableBlock } from '../../../src/components/page/page';
import { type QueryInput, queryPages } from '../../../src/components/query/page';
import type { SearchDocument } from '../../../src/components/search/searchDocuments';

function sections(blocks: readonly Block[]): SectionBlock[] {
  const all = blocks.flatMap((block) => (block.kind === 'columns' ? block.blocks : block));
  return all.filter((block) => block.kind === 'section');
}

/** The section with an anchor; undefined for none. */
export function sectionOf(blocks: readonly Block[], id: string): SectionBlock | undefined {
  return sections(blocks).find((block) => block.id === id);
}

/** The section with a heading; undefined for none. */
export function sectionTitled(blocks: readonly Block[], heading: string): SectionBlock | undefined {
  return sections(blocks).find((block) => block.heading === heading);
}

/** The first table of a section. */
export function tableIn(blocks: readonly Block[], id: string): TableBlock {
  const all = sectionOf(blocks, id)?.blocks.flatMap((block) => (block.kind === 'fold' ? block.blocks : block));
  const table = all?.find((block) => block.kind === 'table');
  if (!table) throw new Error(`no table in section ${id}`);
  return table;
}

/** The input of query pages with only these result sets. */
export function queryInput(resultSets: readonly ResultSet[], changes: Partial<QueryInput> = {}): QueryInput {
  return {
    resultSets,
    environments: [],
    rounds: [],
    texts: {},
    reports: [],
    queryMetrics: {},
    histories: [],
    coverages: [],
    ...changes,
  };
}

/** The entries of the pages of queries in the search. */
export function queryEntries(resultSets: readonly ResultSet[]): SearchDocument[] {
  return queryPages(queryInput(resultSets)).map(searchEntry);
}
