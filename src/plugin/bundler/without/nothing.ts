/** Stands for a component of Docusaurus that this site never shows. */
export default function Nothing(): null {
  return null;
}
