import { activeCampaigns } from '#features/catalogue/rules/campaigns/campaigns.ts'
import { isShown, promotionCategories, promotionName } from '#features/catalogue/rules/services/promotion-category.ts'
import { capitalise } from '#features/catalogue/rules/spas/titles.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'

/** The promotion categories of the day that have a page in the language. */
export function promotionsOnShow({ snapshot, language, day }: Reader, internalCategory: string) {
  const active = activeCampaigns(day)
  return promotionCategories.flatMap((category) => {
    const href = snapshot.landings.of('promotion', category.uuid)?.uris[language]
    if (!href || !isShown(category, active, internalCategory)) return []
    return [{ key: category.key, uuid: category.uuid, title: promotionName(category.key, language).title, href }]
  })
}

/** The treatments that have a page in the language. */
export function treatmentsOnShow({ snapshot, language }: Reader) {
  return [...snapshot.tags.values()].flatMap(({ uuid, translations }) => {
    const href = snapshot.landings.of('treatment', uuid)?.uris[language]
    return href ? [{ uuid, title: capitalise(translations[language].title), href }] : []
  })
}
