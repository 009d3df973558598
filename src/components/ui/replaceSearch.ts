interface Location {
  search: string;
}

interface History<At extends Location> {
  location: At;
  replace(location: At): void;
}

/** Replaces the query string of the present URL; `print` gets the one that it has now, which others may have changed. */
export function replaceSearch<At extends Location>(history: History<At>, print: (present: string) => string): void {
  const { location } = history;
  history.replace({ ...location, search: print(location.search) });
}
