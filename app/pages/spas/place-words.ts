import type { Language } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'

/** Title, lead and description of a place's page; all spas have no place name. */
export function placeWords(language: Language, place: string | null, brand: string) {
  const { t } = i18nFor(language)
  if (place === null) {
    return {
      title: t('catalogue.place.all'),
      lead: t('catalogue.place.allLead'),
      description: t('catalogue.place.allDescription', { brand }),
    }
  }
  return {
    title: t('catalogue.place.title', { place }),
    lead: t('catalogue.place.lead', { place }),
    description: t('catalogue.place.description', { place }),
  }
}
