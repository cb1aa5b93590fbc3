import type { Reader } from '#features/catalogue/server/cards.ts'
import { refundTerm } from '#features/checkout/rules/refund-term.ts'
import type { PlaceView } from '#features/shop-window/server/describe-place.ts'
import { i18nFor } from '#platform/server/i18n.ts'

type Place = Pick<PlaceView, 'name' | 'where' | 'intro'>

/** Title, lead and description of a place's page; all spas have no place name. */
export function placeWords(
  { language, day }: Pick<Reader, 'language' | 'day'>,
  { name, where: ownWhere, intro }: Place,
  brand: string,
) {
  const { t } = i18nFor(language)
  const term = refundTerm(day, language, t).during
  if (name === null) {
    return {
      title: t('titles.place.all'),
      lead: intro ?? t('titles.place.allLead'),
      description: t('titles.place.allDescription', { brand, term }),
    }
  }
  const where = ownWhere ?? t('catalogue.place.where', { place: name })
  return {
    title: t('titles.place.title', { where }),
    lead: intro ?? t('titles.place.lead', { where }),
    description: t('titles.place.description', { where, term }),
  }
}
