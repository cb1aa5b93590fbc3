import { latestReviews } from '#features/catalogue/rules/reviews/latest-reviews.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { areSiblings } from '#features/catalogue/rules/services/siblings.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { reviewView } from '#features/catalogue/server/reviews/spa-reviews-view.ts'
import type { Translate } from '#platform/i18n/translate.ts'

const mostShown = 4

/**
 * What people say of the experience, whichever audience they bought it for; where nobody has yet, of the spa. Those in
 * the language of the page come first, verified ones before others. Null where nothing was written.
 */
export function serviceReviews({ snapshot, language }: Reader, service: Service, spa: Spa, t: Translate) {
  const all = snapshot.reviewsOfSpa.get(spa.uuid) ?? []
  const same = (snapshot.servicesOfSpa.get(spa.uuid) ?? []).filter((other) => areSiblings(service, other))
  const uuids = new Set([service, ...same].map(({ uuid }) => uuid))
  const own = all.filter(({ serviceUuid }) => serviceUuid !== null && uuids.has(serviceUuid))
  const reviews = own.length > 0 ? own : all
  if (reviews.length === 0) return null
  return {
    title: own.length > 0 ? t('serviceFacts.opinions.own') : t('serviceFacts.opinions.ofSpa', { spa: spa.name }),
    shown: latestReviews(reviews, language)
      .slice(0, mostShown)
      .map((review) => reviewView(review, language)),
  }
}
