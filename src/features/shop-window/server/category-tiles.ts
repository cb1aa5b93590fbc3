import { activeCampaigns } from '#features/catalogue/rules/campaigns/campaigns.ts'
import { isShown, promotionCategories, promotionName } from '#features/catalogue/rules/services/promotion-category.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { capitalise } from '#features/catalogue/rules/spas/titles.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'

/** Spec 2.9, promotional filters: the promotions on show today and the treatments this service stands in. */
export function serviceCategories(
  { snapshot: { landings, tags }, language, day }: Reader,
  service: Service,
  internal: string,
) {
  const active = activeCampaigns(day)
  const promotions = promotionCategories
    .filter((category) => service.promotionTags.includes(category.uuid) && isShown(category, active, internal))
    .map((category) => ({
      title: promotionName(category.key, language).title,
      href: landings.of('promotion', category.uuid)?.uris[language],
    }))
  const treatments = service.serviceTags.map((tag) => ({
    title: capitalise(tags.get(tag)?.translations[language].title ?? ''),
    href: landings.of('treatment', tag)?.uris[language],
  }))
  return [...promotions, ...treatments].flatMap(({ title, href }) => (title && href ? [{ title, href }] : []))
}
