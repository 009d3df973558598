/** The part of a repository to check: all of this one, or in another site only what uses the package. */
export interface CheckScope {
  /** The report that `<PerformanceDashboard />` shows without a name. */
  featured: string;
  pageFolders: readonly string[];
  /** Folders whose files are served unchanged or with the pages. */
  servedFolders: readonly string[];
  /** If true, pages without the plugin's components are not checked, and neither are charts with inline data. */
  ownPagesOnly: boolean;
}

/** This repository, consistent with docusaurus.config.ts. */
export const OWN_SITE: CheckScope = {
  featured: 'gluten-velox-vs-comet',
  pageFolders: ['docs', 'blog', 'src/pages'],
  servedFolders: ['static', 'docs', 'blog'],
  ownPagesOnly: false,
};
