import { redirectDocument } from 'react-router'

/**
 * A frame of another site is allowed by the policy that a page comes with, so the page must be loaded: whoever came by a
 * link from another page of ours still has the policy of that one.
 */
export function requireDocument(request: Request, url: URL) {
  if (new URL(request.url).pathname.endsWith('.data')) throw redirectDocument(url.pathname + url.search)
}
