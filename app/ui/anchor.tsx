import { Link, type LinkProps } from 'react-router'
import { isPagePath } from './page-path.ts'

/** Pages of the site change without a reload; files, anchors, mail and other sites are plain links. */
export function Anchor({
  href,
  prefetch = 'intent',
  viewTransition,
  preventScrollReset,
  replace,
  ...rest
}: AnchorProps) {
  if (!isPagePath(href)) return <a href={href} {...rest} />
  const moves = { prefetch, viewTransition, preventScrollReset, replace }
  return <Link to={href} {...moves} {...rest} />
}

export type AnchorProps = Omit<
  LinkProps,
  'to' | 'reloadDocument' | 'discover' | 'state' | 'relative' | 'mask' | 'defaultShouldRevalidate'
> & { href: string }
