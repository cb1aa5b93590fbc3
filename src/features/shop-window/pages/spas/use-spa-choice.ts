import { useState } from 'react'
import { useLocation } from 'react-router'
import { reviewParams } from '#features/catalogue/rules/reviews/review-params.ts'
import type { SpaChoice } from '#features/shop-window/server/spa/spa-choice.ts'
import { useHasScript } from '#platform/ui/use-has-script.ts'

export type ChosenSpa = ReturnType<typeof useSpaChoice>

/**
 * How many people and which kind of service. Every choice has its address, which works without a script; with one the
 * page changes at once, and the address follows without asking the server, so that coming back finds the same choice.
 */
export function useSpaChoice(opened: SpaChoice, usualPax: number) {
  const { pathname, search } = useLocation()
  const [known, setKnown] = useState(opened)
  const [choice, setChoice] = useState(opened)
  if (known.pax !== opened.pax || known.category !== opened.category) {
    setKnown(opened)
    setChoice(opened)
  }
  const queryOf = ({ pax, category }: SpaChoice) => {
    const query = stayingOf(search)
    put(query, 'pax', pax === usualPax ? null : String(pax))
    put(query, 'category', category)
    return query
  }
  const hrefOf = (changes: Partial<SpaChoice>, extra: Record<string, string | null> = {}) => {
    const query = queryOf({ ...choice, ...changes })
    for (const [name, value] of Object.entries(extra)) put(query, name, value)
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  const choose = (changes: Partial<SpaChoice>) => {
    setChoice({ ...choice, ...changes })
    window.history.replaceState(window.history.state, '', hrefOf(changes))
  }
  /** What a form that sends `pax` must send besides. */
  const rest = [...queryOf(choice)].filter(([name]) => name !== 'pax')
  const reset = () => choose({ pax: usualPax, category: null })
  const hasScript = useHasScript()
  // The kept page speaks of no party, so that its links lead to kept pages.
  const hasParty = hasScript || choice.pax !== usualPax
  return { choice, pathname, rest, hasScript, hasParty, hrefOf, choose, reset }
}

const staying: readonly string[] = ['on', ...reviewParams]

/** Where a visitor came from stays out: the page is kept for others as well. */
function stayingOf(search: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => staying.includes(name)))
}

function put(query: URLSearchParams, name: string, value: string | null) {
  if (value === null) query.delete(name)
  else query.set(name, value)
}
