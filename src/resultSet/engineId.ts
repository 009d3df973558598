import { NATIVE_SPARK } from '../benchmark/model/order';
import { slug } from '../benchmark/text/slug';

/** Returns the ID of an engine from its title. Vanilla Spark keeps the ID of its earlier name, which URLs contain. */
export function engineId(title: string): string {
  const id = slug(title);
  return id === 'vanilla-spark' ? NATIVE_SPARK : id;
}
