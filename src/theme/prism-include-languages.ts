/** Adds no languages to the syntax highlighter, which `src/plugin/bundler/wholeSiteBundle.ts` removes. */
export default function prismIncludeLanguages(): void {
  // Nothing to add: code blocks are plain text.
}
