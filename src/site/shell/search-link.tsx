import type { MouseEvent } from 'react'
import { searchFieldId } from '#features/search/ui/finder/search-field-id.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** On a phone: to the search field of this page, or to the page of results, which has one. The field is ready to type in. */
export function SearchLink({ language }: { language: Language }) {
  const { t } = useTranslation()
  function focusField(event: MouseEvent) {
    const field = document.getElementById(searchFieldId)
    if (!field) return
    event.preventDefault()
    // Within the tap: a phone shows its keyboard for nothing else.
    field.focus()
  }
  return (
    <Anchor
      className="icon-btn only-phone"
      href={`${pathOf('search', language)}#${searchFieldId}`}
      aria-label={t('shell.search')}
      onClick={focusField}
    >
      <Icon name="search" />
    </Anchor>
  )
}
