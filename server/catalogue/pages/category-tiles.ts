import { activeCampaigns } from '#domain/campaigns/campaigns.ts'
import { isShown, promotionCategories } from '#domain/catalogue/services/promotion-category.ts'
import type { Service } from '#domain/catalogue/services/service.ts'
import { capitalise } from '#domain/catalogue/spas/titles.ts'
import type { Reader } from '../cards.ts'

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
      title: category[language][0],
      href: landings.of('promotion', category.uuid)?.uris[language],
    }))
  const treatments = service.serviceTags.map((tag) => ({
    title: capitalise(tags.get(tag)?.translations[language].title ?? ''),
    href: landings.of('treatment', tag)?.uris[language],
  }))
  return [...promotions, ...treatments].flatMap(({ title, href }) => (title && href ? [{ title, href }] : []))
}
