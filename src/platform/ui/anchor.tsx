import { useRef, useState } from 'react'
import { Link, type LinkProps, useRouteLoaderData } from 'react-router'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { bringPage } from './connection/page-files.ts'
import { isPagePath } from './paging/page-path.ts'

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
  const ahead = useAhead(href, prefetch === 'intent')
  if (!isPagePath(href)) return <a href={href} {...rest} />
  const to = frame?.isPreview ? asOf(frame.day, href) : href
  const moves = { viewTransition, preventScrollReset, replace }
  return <Link to={to} prefetch={ahead.isHere ? 'render' : 'none'} {...moves} {...ahead.handlers} {...rest} />
}

/**
 * Pointing at a link brings its page ahead. React Router would do so too, and reload the page we are on where the next
 * one's script does not come: so it is let at it when the script is here.
 */
function useAhead(href: string, isWanted: boolean) {
  const [isHere, setHere] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (!isWanted) return { isHere, handlers: {} }
  const bring = () =>
    void bringPage(new URL(href, location.href).pathname).then(
      ({ ok }) => setHere(ok),
      // It is brought when it is gone to.
      () => {},
    )
  const point = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(bring, 100)
  }
  const leave = () => {
    clearTimeout(timer.current)
    setHere(false)
  }
  const handlers = {
    onMouseEnter: point,
    onFocus: point,
    onTouchStart: point,
    onMouseLeave: leave,
    onBlur: leave,
  }
  return { isHere, handlers }
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
