import { eq } from 'drizzle-orm'
import { reviewSubmissions } from '#features/catalogue/server/schema/reviews.ts'
import { submitReview } from '#features/reviews/server/submit-review.ts'
import type { Services } from '#platform/server/services.ts'

let visits = 0

/** Reviews of a Spanish spa of the demo. */
export function reviewsOf(services: Services) {
  const snapshot = services.catalogue.current()
  const spa = [...snapshot.spas.values()].find(
    ({ status, location }) => status === 'online' && location.country === 'ES',
  )
  if (!spa) throw new Error('the demo catalogue has changed')

  /** Written by somebody who was there, so that it is published at once. Its score is 4.5 unless marks are given. */
  async function publish(marks: { environment?: string; service?: string; attention?: string } = {}) {
    const reference = `SPTEST${++visits}`
    const draft = { environment: '5', service: '5', attention: '4', qualityPrice: '4', ...marks }
    const said = { comment: `Agua tibia y silencio, ${reference}.`, name: 'Lucía Ferrer', email: '', consent: 'yes' }
    await submitReview(services, {
      spaUuid: spa?.uuid ?? '',
      language: 'es',
      draft: { ...draft, ...said },
      visit: { spa: spa?.uuid ?? '', service: null, reference },
    })
    const [row] = await services.db.select().from(reviewSubmissions).where(eq(reviewSubmissions.visit, reference))
    if (!row) throw new Error('the review was not taken')
    return row.uuid
  }

  return { spa, publish }
}
