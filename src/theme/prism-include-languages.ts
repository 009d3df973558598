/** No languages for the syntax highlighter, which is not there: see src/plugin/bundler/without/withoutUnused. */
export default function prismIncludeLanguages(): void {
  // Nothing to add: blocks of code are plain text.
}
