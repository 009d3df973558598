import { getOwnValue } from '../model/guards/record';
import { NATIVE_SPARK } from '../model/order';
import type { PublisherRole, ResultSet } from '../model/resultSet';
import { unpublishedMark } from '../model/unpublished';
import { capitalise } from './names';
import { measuredShort, statisticText } from './statistic';

type Published = Pick<ResultSet, 'id' | 'sources' | 'publisher'> & {
  engine: Pick<ResultSet['engine'], 'id' | 'title'>;
};

/** Publisher of a set from its first source, "apache/datafusion-comet"; '' without a source. */
function repository({ sources: [source] }: Pick<Published, 'sources'>): string {
  return publisherOf(source?.path ?? '').toLowerCase();
}

/** Current repository names of renamed projects. */
const RENAMED: Record<string, string> = { blaze: 'auron' };

/** True if a repository belongs to an engine's project: "apache/datafusion-comet" for Comet. */
function isProjectOf({ id }: Pick<Published['engine'], 'id'>, repo: string): boolean {
  const name = getOwnValue(RENAMED, id) ?? id.split('-')[0] ?? '';
  return repo.split('/')[1]?.split('-').includes(name) ?? false;
}

/** True if the project of a set's engine published it. */
export function isByOwnProject(set: Published): boolean {
  return set.publisher ? set.publisher.role === 'engine-project' : isProjectOf(set.engine, repository(set));
}

/** The engine whose project published a set; undefined if there is none. */
function projectOf<E extends Published['engine']>(set: Published, engines: readonly E[]): E | undefined {
  return engines.find((engine) => isProjectOf(engine, repository(set)));
}

/** The other engine whose project published a set of an accelerator; undefined if there is none. */
export function competitorOf<E extends Published['engine']>(set: Published, engines: readonly E[]): E | undefined {
  const isOwn = isProjectOf(set.engine, repository(set));
  return isOwn || set.engine.id === NATIVE_SPARK ? undefined : projectOf(set, engines);
}

const ROLE_WORDS: Record<PublisherRole, string> = {
  'engine-project': 'engine’s project',
  competitor: 'competitor',
  vendor: 'vendor',
  'third-party': 'third party',
  'this-site': 'this site',
  reader: 'reader',
};

/** Publisher of a file from its URL: "apache/datafusion-comet" on GitHub, otherwise the host. */
export function publisherOf(address: string): string {
  const [, host = address, path = ''] = /^https?:\/\/([^/]+)\/?(.*)$/.exec(address) ?? [];
  return host === 'github.com' ? path.split('/').slice(0, 2).join('/') : host;
}

/** Publishers of a set; '' for a set that this site published first. */
function publishers({ sources }: Pick<ResultSet, 'sources'>): string[] {
  return sources.length === 0 ? [''] : sources.map(({ path }) => publisherOf(path));
}

/** True if one publisher published both sets. */
export function ofOnePublisher(a: Pick<ResultSet, 'sources'>, b: Pick<ResultSet, 'sources'>): boolean {
  return publishers(a).some((publisher) => publishers(b).includes(publisher));
}

/** The role of a publisher as the set's first source shows it. The project of any engine may measure vanilla Spark. */
function derivedRole(set: Published, engines: readonly Published['engine'][]): PublisherRole {
  if (repository(set) === '') return 'this-site';
  if (competitorOf(set, engines)) return 'competitor';
  return projectOf(set, engines) ? 'engine-project' : 'third-party';
}

/** The role of a set's publisher in words: as datapackage.json states it, otherwise as the first source shows it. */
export function publisherRole(set: Published, engines: readonly Published['engine'][]): string {
  if (unpublishedMark(set.id) !== '') return ROLE_WORDS.reader;
  return ROLE_WORDS[set.publisher?.role ?? derivedRole(set, engines)];
}

/** Publisher of a set: "Comet project", otherwise the repository's owner or the host; "This site" without a source. */
export function publisherName(set: Published, engines: readonly Published['engine'][]): string {
  const project = projectOf(set, engines);
  if (project) return `${project.title} project`;
  return repository(set).split('/')[0] || 'This site';
}

/**
 * Who measured the two sides of a comparison: "measured by the Comet project itself" if a source is the repository of a
 * compared engine, "measured by a third party (awslabs/data-on-eks)", "measured by a competitor (…)" if a side states that role,
 * "measured by this site" without a public repository.
 */
export function publisherText(sides: readonly Published[]): string {
  if (sides.some(({ id }) => unpublishedMark(id) !== '')) return 'your own data';
  const repositories = [...new Set(sides.map(repository))].filter((name) => name !== '');
  if (repositories.length === 0) return 'measured by this site';
  const own = sides.find(({ engine }) => repositories.some((name) => isProjectOf(engine, name)));
  if (own && own.engine.id !== 'spark') return `measured by the ${own.engine.title} project itself`;
  const stated = sides.flatMap(({ publisher }) => (publisher ? [ROLE_WORDS[publisher.role]] : []));
  return `measured by a ${stated[0] ?? 'third party'} (${repositories.join(', ')})`;
}

/**
 * Who measured, and how often: "Measured by a third party (awslabs/data-on-eks) · median of 5 iterations". Different
 * methods are both shown, the baseline's first.
 */
export function evidenceText(sides: readonly ResultSet[]): string {
  const how = (set: ResultSet) => (set.iterations === 'unknown' ? measuredShort(set) : statisticText(set));
  const ways = [...new Set(sides.map((set) => how(set)))];
  return `${capitalise(publisherText(sides))} · ${ways.join(' vs. ')}`;
}

/** Publisher and method of a comparison as published: "Published by awslabs/data-on-eks · mean of 10 iterations". */
export function publishedBy(published: Pick<ResultSet, 'sources'>, how: string): string {
  const place = repository(published);
  return [`Published by ${place === '' ? 'this site' : place}`, how].filter((text) => text !== '').join(' · ');
}
