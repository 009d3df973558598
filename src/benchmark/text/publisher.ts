import type { ResultSet } from '../model/resultSet';
import { unpublishedMark } from '../model/unpublished';

type Published = Pick<ResultSet, 'id' | 'engine' | 'sources'>;

const PLACE = /^https:\/\/(?:github\.com\/([^/]+\/[^/]+)|([^/]+))\//;

/** The GitHub repository that published a set, "apache/datafusion-comet", or the host; '' if its source has no address. */
function repository({ sources: [source] }: Published): string {
  const [, repo, host] = PLACE.exec(source?.path ?? '') ?? [];
  return (repo ?? host ?? '').toLowerCase();
}

/**
 * Who measured the two sides of a comparison: "measured by the Comet project itself" if the repository of a side's source is that of an
 * engine that is compared, "measured by a third party (awslabs/data-on-eks)", "measured by this site" without a public repository.
 */
export function publisherText(sides: readonly Published[]): string {
  if (sides.some(({ id }) => unpublishedMark(id) !== '')) return 'your own data';
  const repositories = [...new Set(sides.map(repository))].filter((name) => name !== '');
  if (repositories.length === 0) return 'measured by this site';
  const own = sides.find(({ engine }) =>
    repositories.some((name) =>
      name
        .split('/')[1]
        ?.split('-')
        .includes(engine.id.split('-')[0] ?? ''),
    ),
  );
  if (own && own.engine.id !== 'spark') return `measured by the ${own.engine.title} project itself`;
  return `measured by a third party (${repositories.join(', ')})`;
}
