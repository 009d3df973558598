interface PostData {
  url?: unknown;
  author?: unknown;
  isPartOf?: unknown;
}

/** A URL as canonical links have it: with a slash at its end. */
function canonical(url: unknown): string {
  return String(url).replace(/\/?$/, '/');
}

/**
 * The BlogPosting that Docusaurus computes, with the URLs of canonical links. The site is the publisher, and the author
 * of a post without one.
 */
export function postData(post: PostData, hasAuthor: boolean, site: { name: string; url: string }): object {
  const url = canonical(post.url);
  const blog = post.isPartOf as { '@id': string };
  const organization = { '@type': 'Organization', ...site };
  return {
    ...post,
    '@id': url,
    mainEntityOfPage: url,
    url,
    author: hasAuthor ? post.author : organization,
    publisher: organization,
    isPartOf: { ...blog, '@id': canonical(blog['@id']) },
  };
}
