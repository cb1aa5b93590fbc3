import type { SearchQuery } from '#features/search/rules/query.ts'
import type { FacetName } from '#features/search/rules/question-params.ts'

/** Whether a visitor has chosen something else than what the page was served with. */
export const isTouched = (form: HTMLFormElement) =>
  [...form.elements].some((control) => {
    if (isCheckbox(control)) return control.checked !== control.defaultChecked
    return isSelect(control) && control.selectedOptions[0]?.defaultSelected === false
  })

/** The controls belong to the browser, so after the back button they must be told what is asked now. */
export function bringInStep(form: HTMLFormElement, { filters, sort }: SearchQuery) {
  for (const control of form.elements) {
    const chosen = isCheckbox(control) || isSelect(control) ? (filters[control.name as FacetName] ?? []) : []
    if (isCheckbox(control)) control.checked = chosen.includes(control.value)
    else if (isSelect(control)) control.value = control.name === 'sort' ? (sort ?? '') : (chosen[0] ?? '')
  }
}

const isCheckbox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

const isSelect = (control: Element): control is HTMLSelectElement => control instanceof HTMLSelectElement
