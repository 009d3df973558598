import { HERE, type Places, placed } from '../../benchmark/places/places';

/** What files that leave the site say about it. */
export interface Site {
  title: string;
  tagline: string;
  /** Its address with base path, which ends in a slash. */
  url: string;
  /** Where it has what; everything where data and components say it is, if that is not said. */
  places?: Places;
}

/** The address of a page or file of the site; the site's own for a page that it has not. */
export function addressOf({ url, places = HERE }: Pick<Site, 'url' | 'places'>, path: string): string {
  return url + (placed(path, places) ?? '/').slice(1);
}

/** An address as pictures show it: without protocol. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
