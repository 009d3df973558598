import { HERE, type Places, placed } from '../../benchmark/places/places';

/** Facts about the site in files that leave it. */
export interface Site {
  title: string;
  tagline: string;
  /** The URL with base path, which ends in a slash. */
  url: string;
  /** The site's paths; the default paths if missing. */
  places?: Places;
}

/** The URL of a page or file; the site's URL if it does not have the page. */
export function addressOf({ url, places = HERE }: Pick<Site, 'url' | 'places'>, path: string): string {
  return url + (placed(path, places) ?? '/').slice(1);
}

/** A URL as pictures show it: without protocol. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
