import { cachedPageAt } from './cached-pages.ts'
import { canonicalQuery } from './canonical-query.ts'

type Options = { hasDayPreview?: boolean }

/**
 * The same page's address with only the parameters that it understands, in one order: all others lead to the page as it
 * is, and make no other one. Personal pages are left their whole question.
 */
export function canonicalAddress(address: string, options: Options = {}): string {
  const start = address.indexOf('?')
  if (start < 0) return address
  const path = address.slice(0, start)
  const asked = new URLSearchParams(address.slice(start + 1))
  const cached = cachedPageAt(path)
  const query =
    cached && !asked.has('utb_path')
      ? new URLSearchParams([...asked].filter(([name]) => cached.params.includes(name)))
      : canonicalQuery(path, asked, options)
  if (query === null) return address
  return query.size > 0 ? `${path}?${query}` : path
}
