import type { OutputFile } from '../lib/files';
import { addressOf, type Site } from '../lib/site';

/** A page at an earlier path that opens the page at its path now, with and without scripts. Paths are site paths without base path. */
export function redirectFile({ from, to }: { from: string; to: string }, site: Site): OutputFile {
  const address = addressOf(site, to);
  const { pathname, hash } = new URL(address);
  const text = `<!doctype html>
<html lang="en-US">
<head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${pathname}${hash}">
<link rel="canonical" href="${address.replace(/#.*/, '')}">
</head>
<body><p>This page has moved to <a href="${pathname}${hash}">${pathname}</a>.</p></body>
</html>
`;
  return { path: `${from.slice(1)}index.html`, text };
}
