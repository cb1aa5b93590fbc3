import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reviews } from '#features/catalogue/server/schema/reviews.ts'
import { reviewsOf } from '#tests/builders/a-review.ts'
import { testServices } from '#tests/test-services.ts'
import { rejectReview } from './moderate-reviews.ts'

const { services } = await testServices()
const { spa, publish } = reviewsOf(services)
await services.db.delete(reviews).where(eq(reviews.spaUuid, spa.uuid))

const rating = async () => {
  await services.catalogue.refresh()
  return services.catalogue.current().spas.get(spa.uuid)?.rating
}

test('the rating of a spa follows what is published, changed and taken down', async () => {
  expect(await rating()).toEqual({ value: null, count: 0 })
  const first = await publish()
  expect(await rating()).toEqual({ value: 4.5, count: 1 })
  const second = await publish({ environment: '1', service: '1', attention: '1' })
  expect(await rating()).toEqual({ value: 3.125, count: 2 })
  await services.db.update(reviews).set({ environment: 5, service: 5 }).where(eq(reviews.uuid, second))
  expect(await rating()).toEqual({ value: 4.125, count: 2 })
  await rejectReview(services, first)
  expect(await rating()).toEqual({ value: 3.75, count: 1 })
  await rejectReview(services, second)
  expect(await rating()).toEqual({ value: null, count: 0 })
})
