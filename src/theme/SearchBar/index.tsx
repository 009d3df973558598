import SearchBox from '../../components/search/SearchBox';

/** The search field over the index that the plugin siteSearch publishes. */
export default function SearchBar() {
  return <SearchBox index="/search-index.json" />;
}
