import instances from '@benchmark-places';
import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { createContext, useCallback, useContext } from 'react';
import { HERE, type Places, placed } from '../../../benchmark/places/places';

/** Where the site around has what; a site with one set of data needs no provider. */
export const PlacesContext = createContext<Places>(Object.values(instances)[0] ?? HERE);

/** The places of one of several sets of data; those of the first where none is named. */
export function placesOf(instance: string | undefined): Places {
  return instances[instance ?? ''] ?? Object.values(instances)[0] ?? HERE;
}

/** Where the site has what. */
export function usePlaces(): Places {
  return useContext(PlacesContext);
}

/** Where the site has a page or file of ours, without base path; null for a page that it has not. */
export function usePlace(path: string): string | null {
  return placed(path, usePlaces());
}

/** The address of a file of ours with base path. */
export function useFileUrl(path: string): string {
  return useBaseUrl(usePlace(path) ?? path);
}

/** A function that gives the address of a page or file of ours with base path; undefined for a page that the site has not, and for none. */
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
