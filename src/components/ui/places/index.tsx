import instances from '@benchmark-places';
import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { createContext, useCallback, useContext } from 'react';
import { HERE, type Places, placed } from '../../../benchmark/places/places';

/** Locations of pages and files in the site; a site with one set of data needs no provider. */
export const PlacesContext = createContext<Places>(Object.values(instances)[0] ?? HERE);

/** Places of a plugin instance; of the first one if none is named. */
export function placesOf(instance: string | undefined): Places {
  return instances[instance ?? ''] ?? Object.values(instances)[0] ?? HERE;
}

export function usePlaces(): Places {
  return useContext(PlacesContext);
}

/** Path of a page or file in this site, without the base path; null for a page that the site does not have. */
export function usePlace(path: string): string | null {
  return placed(path, usePlaces());
}

/** URL of a file, with the base path. */
export function useFileUrl(path: string): string {
  return useBaseUrl(usePlace(path) ?? path);
}

/** A function that returns the URL of a page or file with the base path; undefined if the site does not have it. */
export function useAddresses(): (path: string | undefined) => string | undefined {
  const { withBaseUrl } = useBaseUrlUtils();
  const places = usePlaces();
  return useCallback(
    (path) => {
      const found = path === undefined ? null : placed(path, places);
      return found === null ? undefined : withBaseUrl(found);
    },
    [withBaseUrl, places],
  );
}
