/** This site announces nothing; the theme's own bar would be in the JavaScript of every page. */
export default function AnnouncementBar(): null {
  return null;
}
