export type PageStep = number | 'gap'

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
