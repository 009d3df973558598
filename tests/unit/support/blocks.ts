import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { type Block, searchEntry, type TableBlock } from '../../../src/components/page/page';
import { type QueryInput, queryPages } from '../../../src/components/query/page';
import type { SearchDocument } from '../../../src/components/search/searchDocuments';

type Titled = Extract<Block, { kind: 'section' | 'fold' }>;

function titled(blocks: readonly Block[]): Titled[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'columns') return titled(block.blocks);
    return block.kind === 'section' || block.kind === 'fold' ? [block, ...titled(block.blocks)] : [];
  });
}

/** The section or fold with an anchor; undefined for none. */
export function sectionOf(blocks: readonly Block[], id: string): Titled | undefined {
  return titled(blocks).find((block) => block.id === id);
}

/** The section with a heading; undefined for none. */
export function sectionTitled(blocks: readonly Block[], heading: string): Titled | undefined {
  return titled(blocks).find((block) => block.kind === 'section' && block.heading === heading);
}

/** Every table of blocks, in their order. */
export function tablesOf(blocks: readonly Block[]): TableBlock[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return block;
    return 'blocks' in block ? tablesOf(block.blocks) : [];
  });
}

/** The first table of a section. */
export function tableIn(blocks: readonly Block[], id: string): TableBlock {
  const table = sectionOf(blocks, id)?.blocks.find((block) => block.kind === 'table');
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
