import { type CompanyForm, companyFields, readTyped } from '#features/gift-cards/rules/list/company-form.ts'
import type { StoredItem } from '#platform/browser/stored.ts'
import { fieldsOf } from '#platform/forms/field-lengths.ts'
import { withTabStorage } from '#platform/ui/shell/tab-storage.ts'

const item: StoredItem = 'gift-cards-list'

/** In this tab alone: whoever reloads, goes back or changes the language finds their list. */
export const saveList = (form: CompanyForm) =>
  withTabStorage((storage) => {
    const fields = fieldsOf(companyFields).map((field): [string, string] => [field, form[field]])
    storage.setItem(item, new URLSearchParams(fields).toString())
  })

export function savedList(): CompanyForm | null {
  const kept = withTabStorage((storage) => storage.getItem(item))
  return kept ? readTyped(new Map(new URLSearchParams(kept))) : null
}
