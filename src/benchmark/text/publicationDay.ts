import type { ResultSet } from '../model/resultSet';
import { formatDate } from './numbers';

type Published = Pick<ResultSet, 'created' | 'createdCommit' | 'snapshot'>;

/** Day of first publication; null if only the day is known on which the file was read: it was published by then. */
export function publishedOn({ created, createdCommit, snapshot }: Published): string | null {
  return snapshot !== undefined && createdCommit === undefined ? null : created;
}

/** "25 November 2026"; "by 25 November 2026" if only the day is known by which it was published. */
export function publicationDay(published: Published, format: (date: string) => string = formatDate): string {
  const day = format(published.created);
  return publishedOn(published) === null ? `by ${day}` : day;
}
