import { isStartPath } from '#features/checkout/rules/purchase-paths.ts'
import { isPageData } from '#platform/ui/connection/patient-fetch.ts'
import { directOrigin, originFields, originHeader, originOf } from '#platform/visits/origin.ts'

/**
 * Tells the server by which channel this visit came: with every page that the router asks for, and with the plain forms
 * that lead to a purchase. It is known from the first address of this document, and stored nowhere.
 */
export function tellOrigin() {
  const fields = originFields(firstOrigin())
  const headerValue = String(new URLSearchParams(fields))
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    if (!isPageData(input)) return fetch(input, init)
    const headers = new Headers(init?.headers)
    headers.set(originHeader, headerValue)
    return fetch(input, { ...init, headers })
  }
  // After all who may keep a form from being sent as a document.
  window.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isStartPath(pathOf(form))) return
    const add = ({ formData }: FormDataEvent) => {
      for (const [name, value] of fields) formData.set(name, value)
    }
    form.addEventListener('formdata', add, { once: true })
  })
}

function firstOrigin() {
  const before = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  const ownOrigin = originOf(new URLSearchParams(location.search))
  const earlierOrigin = before?.origin === location.origin ? originOf(before.searchParams) : null
  return ownOrigin ?? earlierOrigin ?? directOrigin
}

/** A field may be called `action`, and then stands in the place of the property. */
const pathOf = (form: HTMLFormElement) => new URL(form.getAttribute('action') ?? '', location.href).pathname
