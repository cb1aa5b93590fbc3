import { Link, type LinkProps, useRouteLoaderData } from 'react-router'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { isPagePath } from './page-path.ts'

/**
 * Pages of the site change without a reload; files, anchors, mail and other sites are plain links. Whoever looks at the
 * site as of another day stays in that day.
 */
export function Anchor({
  href,
  prefetch = 'intent',
  viewTransition,
  preventScrollReset,
  replace,
  ...rest
}: AnchorProps) {
  const frame = useRouteLoaderData<PageFrame>('root')
  if (!isPagePath(href)) return <a href={href} {...rest} />
  const to = frame?.isPreview ? asOf(frame.day, href) : href
  const moves = { prefetch, viewTransition, preventScrollReset, replace }
  return <Link to={to} {...moves} {...rest} />
}

export type AnchorProps = Omit<
  LinkProps,
  'to' | 'reloadDocument' | 'discover' | 'state' | 'relative' | 'mask' | 'defaultShouldRevalidate'
> & { href: string }

function asOf(day: string, href: string): string {
  const [address = '', hash] = href.split('#', 2)
  const [path, query] = address.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('on', day)
  return `${path}?${parameters}${hash === undefined ? '' : `#${hash}`}`
}
