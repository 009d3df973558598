/** Which part of a repository is looked at: all of it where it is ours, in a site of others what is made with the package. */
export interface CheckScope {
  /** The report that `<PerformanceDashboard />` without a name shows. */
  featured: string;
  /** Folders with pages. */
  pageFolders: readonly string[];
  /** Folders whose files are served as they are, or come with the pages. */
  servedFolders: readonly string[];
  /** Whether pages that use no component of ours are left alone, and charts that pages describe themselves. */
  ownPagesOnly: boolean;
}

/** This repository, as docusaurus.config.ts has it. */
export const OWN_SITE: CheckScope = {
  featured: 'gluten-velox-vs-comet',
  pageFolders: ['docs', 'blog', 'src/pages'],
  servedFolders: ['static', 'docs', 'blog'],
  ownPagesOnly: false,
};
