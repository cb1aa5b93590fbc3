import { refundTerm } from '#i18n/refund-term.ts'
import type { Reader } from '#server/catalogue/cards.ts'
import type { PlaceView } from '#server/catalogue/pages/describe-place.ts'
import { i18nFor } from '#server/i18n.ts'

type Place = Pick<PlaceView, 'name' | 'where' | 'intro'>

/** Title, lead and description of a place's page; all spas have no place name. */
export function placeWords(
  { language, day }: Pick<Reader, 'language' | 'day'>,
  { name, where: ownWhere, intro }: Place,
  brand: string,
) {
  const { t } = i18nFor(language)
  const term = refundTerm(day, language).during
  if (name === null) {
    return {
      title: t('catalogue.place.all'),
      lead: intro ?? t('catalogue.place.allLead'),
      description: t('catalogue.place.allDescription', { brand, term }),
    }
  }
  const where = ownWhere ?? t('catalogue.place.where', { place: name })
  return {
    title: t('catalogue.place.title', { where }),
    lead: intro ?? t('catalogue.place.lead', { where }),
    description: t('catalogue.place.description', { where, term }),
  }
}
