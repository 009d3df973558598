import { replaceSearch } from '../../../../src/components/ui/replaceSearch';
import { expect, test } from '../../support/test';

test('two parts of a page that keep their state in the URL keep each other’s parameters', () => {
  const history = {
    location: { search: '', pathname: '/a/' },
    replace(location: { search: string; pathname: string }) {
      history.location = location;
    },
  };
  const set = (name: string, value: string) => (present: string) => {
    const parameters = new URLSearchParams(present);
    parameters.set(name, value);
    return `?${parameters}`;
  };
  replaceSearch(history, set('sort', 'query'));
  replaceSearch(history, set('price', '2'));
  expect(history.location).toEqual({ search: '?sort=query&price=2', pathname: '/a/' });
});
