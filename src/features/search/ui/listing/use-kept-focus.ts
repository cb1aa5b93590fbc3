import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { SearchQuery } from '#features/search/rules/query.ts'

/**
 * A chip that is taken away, or a choice that moves to another place in its list, loses the focus on the way, and the
 * keyboard would start again at the top of the page. The choice gets it back; for a chip the list around it stands in.
 */
export function useKeptFocus(query: SearchQuery) {
  const region = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  const giveBack = useEffectEvent((_answered: SearchQuery) => {
    if (!focused.current || document.activeElement !== document.body) return
    const control = focused.current instanceof HTMLInputElement && focused.current.isConnected ? focused.current : null
    const target = control ?? region.current
    target?.focus({ preventScroll: true })
  })
  useEffect(() => giveBack(query), [query])
  return {
    ref: region,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    // Not called while React changes the page: then it was not the visitor who left.
    onBlur: () => {
      focused.current = null
    },
  }
}
