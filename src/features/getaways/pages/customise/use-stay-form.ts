import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { StayView } from '#features/getaways/server/stay-page/describe-stay.ts'
import type { AskedStay } from '#features/search/rules/stays/asked-stay.ts'

/** With JavaScript each choice is answered at once; the form itself stays a plain one that asks by its address. */
export function useStayForm(stay: StayView) {
  const form = useRef<HTMLFormElement>(null)
  const underWay = useRef(0)
  const { pathname } = useLocation()
  const navigate = useNavigate()

  // What the page answers with is what is chosen, unless another choice is on its way already.
  useLayoutEffect(() => {
    if (underWay.current > 0 || !form.current || !stay.offer) return
    for (const input of form.current.querySelectorAll<HTMLInputElement>('input[data-chosen]'))
      input.checked = input.dataset.chosen === 'true'
  }, [stay])

  const ask = async (changes: Partial<AskedStay> = {}) => {
    if (!form.current) return
    const query = new URLSearchParams()
    for (const [name, value] of [...Object.entries(changes), ...new FormData(form.current)])
      if (typeof value === 'string' && value !== '' && !query.has(name)) query.set(name, value)
    underWay.current++
    try {
      await navigate(`${pathname}?${query}`, { preventScrollReset: true })
    } finally {
      underWay.current--
    }
  }
  return { ref: form, pathname, ask: (changes?: Partial<AskedStay>) => void ask(changes) }
}
