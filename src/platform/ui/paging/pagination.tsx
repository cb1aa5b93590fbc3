import type { ReactNode } from 'react'
import { Anchor } from '../anchor.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'

/** Real links, so that every page of a list can be opened, shared and found. */
export function Pagination({ current, last, hrefOf, labels, start }: PaginationProps) {
  if (last < 2) return null
  return (
    <nav className={classNames('pages aligned mt-64', start && 'pages-start')} aria-label={labels.nav}>
      <Direction href={current > 1 ? hrefOf(current - 1) : undefined} rel="prev" label={labels.previous}>
        <Icon name="chevron-left" />
      </Direction>
      {pageWindow(current, last).map((page, index) =>
        page === 'gap' ? (
          <span key={index === 1 ? 'gap-before' : 'gap-after'}>…</span>
        ) : (
          <Anchor
            key={page}
            href={hrefOf(page)}
            aria-label={labels.page(page)}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Anchor>
        ),
      )}
      <Direction href={current < last ? hrefOf(current + 1) : undefined} rel="next" label={labels.next}>
        <Icon name="chevron-right" />
      </Direction>
    </nav>
  )
}

type PaginationProps = {
  current: number
  last: number
  hrefOf: (page: number) => string
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
  /** At the left instead of the middle. */
  start?: boolean
}

function Direction({ href, rel, label, children }: DirectionProps) {
  if (!href) {
    return (
      <span className="dir" aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <Anchor className="dir" href={href} rel={rel} aria-label={label}>
      {children}
    </Anchor>
  )
}

type DirectionProps = { href?: string; rel: 'prev' | 'next'; label: string; children: ReactNode }

type PageStep = number | 'gap'

/** First, last and the neighbours of the current page, with a gap where pages are left out. */
export function pageWindow(current: number, last: number): PageStep[] {
  const shown = [1, current - 1, current, current + 1, last]
  const pages = [...new Set(shown)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b)
  return pages.flatMap((page, index) => stepsTo(page, pages[index - 1] ?? 0))
}

// A gap that would hide a single page shows that page instead.
function stepsTo(page: number, previous: number): PageStep[] {
  if (page - previous === 2) return [page - 1, page]
  return page - previous > 2 ? ['gap', page] : [page]
}
