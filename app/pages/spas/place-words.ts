import type { Language } from '#domain/site/languages.ts'
import type { PlaceView } from '#server/catalogue/pages/describe-place.ts'
import { i18nFor } from '#server/i18n.ts'

type Place = Pick<PlaceView, 'name' | 'where' | 'intro'>

/** Title, lead and description of a place's page; all spas have no place name. */
export function placeWords(language: Language, { name, where: ownWhere, intro }: Place, brand: string) {
  const { t } = i18nFor(language)
  if (name === null) {
    return {
      title: t('catalogue.place.all'),
      lead: intro ?? t('catalogue.place.allLead'),
      description: t('catalogue.place.allDescription', { brand }),
    }
  }
  const where = ownWhere ?? t('catalogue.place.where', { place: name })
  return {
    title: t('catalogue.place.title', { where }),
    lead: intro ?? t('catalogue.place.lead', { where }),
    description: t('catalogue.place.description', { where }),
  }
}
