import type { MouseEvent } from 'react'
import { useTranslation } from '#app/i18n.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Language } from '#domain/site/languages.ts'
import { pathOf } from '#i18n/paths.ts'
import { searchFieldId } from './finder/search-field-id.ts'

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
