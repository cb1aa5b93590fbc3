import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { queryParams, readQuery, type SearchQuery } from '#features/search/rules/query.ts'
import type { FacetName } from '#features/search/rules/question-params.ts'

/** Names the form for the button that opens it and for the controls that stand elsewhere. */
export const filtersId = 'filters'

export type FilterForm = ReturnType<typeof useFilterForm>

/** With JavaScript each choice is answered at once; the form itself stays a plain one, and its controls their own. */
export function useFilterForm(query: SearchQuery) {
  const form = useRef<HTMLFormElement>(null)
  const isServed = useRef(true)
  const underWay = useRef(0)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  const narrow = async (options: { replace?: boolean } = {}) => {
    if (!form.current) return
    const params = askedBy(form.current)
    const href = params.size > 0 ? `${pathname}?${params}` : pathname
    underWay.current++
    try {
      await navigate(href, { preventScrollReset: true, ...options })
    } finally {
      underWay.current--
    }
  }

  const followQuery = useEffectEvent((asked: SearchQuery) => {
    if (!form.current) return
    const wasServed = isServed.current
    isServed.current = false
    // A choice made before the script had loaded is asked for now.
    if (wasServed && isTouched(form.current)) void narrow({ replace: true })
    // A choice made while the last one was answered must not be undone by that answer: its own is on the way, or has
    // reached the address bar already and not yet the page.
    else if (underWay.current === 0 && search === window.location.search) bringInStep(form.current, asked)
  })
  // Before the next click: one between the new page and this effect would be undone by it.
  useLayoutEffect(() => followQuery(query), [query])

  return { ref: form, narrow: () => void narrow(), close: () => form.current?.hidePopover?.() }
}

/** Only what says something: a plain form would also send the empty and the usual. */
function askedBy(form: HTMLFormElement): URLSearchParams {
  const sent = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') sent.append(name, value)
  const params = queryParams(readQuery(sent))
  const on = sent.get('on')
  if (on) params.set('on', on)
  return params
}

/** Whether a visitor has chosen something else than what the page was served with. */
const isTouched = (form: HTMLFormElement) =>
  [...form.elements].some((control) => {
    if (isCheckbox(control)) return control.checked !== control.defaultChecked
    return isSelect(control) && control.selectedOptions[0]?.defaultSelected === false
  })

/** The controls belong to the browser, so after the back button they must be told what is asked now. */
function bringInStep(form: HTMLFormElement, { filters, sort }: SearchQuery) {
  for (const control of form.elements) {
    const chosen = isCheckbox(control) || isSelect(control) ? (filters[control.name as FacetName] ?? []) : []
    if (isCheckbox(control)) control.checked = chosen.includes(control.value)
    else if (isSelect(control)) control.value = control.name === 'sort' ? (sort ?? '') : (chosen[0] ?? '')
  }
}

const isCheckbox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

const isSelect = (control: Element): control is HTMLSelectElement => control instanceof HTMLSelectElement
