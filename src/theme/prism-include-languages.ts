/** Adds no languages to the syntax highlighter, which `src/plugin/bundler/withoutPrism.ts` leaves out. */
export default function prismIncludeLanguages(): void {
  // Nothing to add: blocks of code are plain text.
}
