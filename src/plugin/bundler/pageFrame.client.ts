/**
 * The layout of documentation pages, in the script that every page loads: most pages are such pages, and would load each
 * of these modules as a file of its own.
 */
export { default as DocItem } from '@theme/DocItem';
export { default as DocRoot } from '@theme/DocRoot';
export { default as DocsRoot } from '@theme/DocsRoot';
export { default as DocVersionRoot } from '@theme/DocVersionRoot';
