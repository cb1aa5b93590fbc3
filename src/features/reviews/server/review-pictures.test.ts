import { Hono } from 'hono'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { reviewPictureUrl } from '#features/catalogue/rules/reviews/review.ts'
import { addSecurityHeaders } from '#platform/server/http/security-headers.ts'
import { testServices } from '#tests/test-services.ts'
import { forgetReviewers } from './forget-reviewers.ts'
import { approveReview, listPendingReviews, rejectReview, removePictures } from './moderate-reviews.ts'
import { readPictures, serveReviewPictures } from './serve-review-pictures.ts'
import { submitReview } from './submit-review.ts'

const { services, pool, setNow } = await testServices()
const found = [...services.catalogue.current().spas.values()].find(({ status }) => status === 'online')
if (!found) throw new Error('the demo catalogue has changed')
const spa = found.uuid

const app = new Hono()
app.use(addSecurityHeaders(true))
app.get('/review-pictures/:size/:file', serveReviewPictures(services))

/** As a telephone takes it: lying on its side, and saying where. */
const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#12575a' } })
  .withExif({ IFD0: { Copyright: 'Ana Ruiz' }, IFD3: { GPSLatitude: '28/1 5/1 0/1', GPSLatitudeRef: 'N' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

beforeEach(() => setNow(new Date('2026-11-15T12:00:00+01:00')))

let sent = 0
async function send({ reference = null as string | null, pictures = [photo] as Uint8Array[] } = {}) {
  const comment = `Una tarde entera sin mirar el reloj, ${++sent}.`
  const marks = { environment: '5', service: '5', attention: '5', qualityPrice: '5' }
  const review = {
    spaUuid: spa,
    language: 'es' as const,
    draft: { ...marks, comment, name: 'Rui Matos', email: 'rui@correio.pt', consent: 'yes' },
    visit: reference === null ? null : { spa, service: null, reference },
    pictures,
  }
  const answer = await submitReview(services, review)
  const { rows } = await pool.query('select uuid from review_submissions where comment = $1', [comment])
  return { review, answer, uuid: rows[0]?.uuid as string }
}

const picturesOf = async (review: string): Promise<string[]> =>
  (await pool.query('select uuid from review_pictures where review_uuid = $1 order by position', [review])).rows.map(
    ({ uuid }) => uuid,
  )
const ask = (uuid = '', size: 'thumbnail' | 'large' = 'large', headers = {}) =>
  app.request(reviewPictureUrl(uuid, size), { headers })
const shownOf = async (review: string) => {
  await services.catalogue.refresh()
  const reviews = services.catalogue.current().reviewsOfSpa.get(spa)
  return reviews?.find(({ uuid }) => uuid === review)?.pictures
}

test('the pictures of a verified review are shown at once, upright and without what the camera wrote', async () => {
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { uuid } = await send({ reference: 'SP1', pictures: [photo, photo] })
  const pictures = await picturesOf(uuid)
  expect(pictures).toHaveLength(2)
  expect(await shownOf(uuid)).toEqual(pictures)
  for (const [size, width, height] of [
    ['large', 1200, 1600],
    ['thumbnail', 320, 320],
  ] as const) {
    const answer = await ask(pictures[1], size)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
      'x-content-type-options': 'nosniff',
    })
    const seen = await sharp(await answer.arrayBuffer()).metadata()
    expect(seen).toMatchObject({ format: 'webp', width, height })
    for (const kept of [seen.exif, seen.xmp, seen.iptc, seen.icc]) expect(kept).toBeUndefined()
  }
})

test('who has a picture is told that it is still the same, while it is shown', async () => {
  const { uuid } = await send({ reference: 'SP2' })
  const [picture] = await picturesOf(uuid)
  const known = { 'If-None-Match': (await ask(picture)).headers.get('ETag') ?? '' }
  expect((await ask(picture, 'large', known)).status).toBe(304)
  await rejectReview(services, uuid)
  expect((await ask(picture, 'large', known)).status).toBe(404)
})

test('those of others have no address until they are published, and are gone when it is taken down', async () => {
  const { uuid, answer } = await send({ pictures: [photo, photo] })
  expect(answer).toEqual({ ok: true, value: 'pending' })
  const [picture] = await picturesOf(uuid)
  expect((await ask(picture)).status).toBe(404)
  expect((await listPendingReviews(services)).find((one) => one.uuid === uuid)?.pictures).toBe(2)
  expect(await readPictures(services, uuid)).toHaveLength(2)
  await approveReview(services, uuid)
  expect((await ask(picture)).status).toBe(200)
  await rejectReview(services, uuid)
  expect((await ask(picture)).status).toBe(404)
  expect(await picturesOf(uuid)).toEqual([])
})

test('a review that is not published keeps no pictures', async () => {
  const { uuid } = await send()
  await rejectReview(services, uuid)
  expect(await picturesOf(uuid)).toEqual([])
})

test('pictures can be taken away from a review that stays', async () => {
  const { uuid } = await send({ reference: 'SP3' })
  expect(await shownOf(uuid)).toHaveLength(1)
  expect(await removePictures(services, uuid)).toMatchObject({ ok: true })
  expect(await shownOf(uuid)).toEqual([])
  expect(await removePictures(services, uuid)).toEqual({ ok: false, error: 'no-pictures' })
})

test('sent twice, they are kept once', async () => {
  const { review, uuid } = await send({ reference: 'SP4' })
  await submitReview(services, review)
  expect(await picturesOf(uuid)).toHaveLength(1)
})

test.each([
  ['half a photograph', photo.subarray(0, 300), 'fileUnreadable'],
  ['a picture that is none', Uint8Array.from('\x89PNG\r\n\x1a\n...', (sign) => sign.charCodeAt(0)), 'fileUnreadable'],
  [
    'a drawing that can hold scripts',
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'fileType',
  ],
])('%s is refused, and nothing of the review is kept', async (_, content, error) => {
  const { answer, uuid } = await send({ pictures: [photo, content] })
  expect(answer).toEqual({ ok: false, error })
  expect(uuid).toBeUndefined()
})

test('a picture that unpacks to more than fits is refused', async () => {
  const content = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect((await send({ pictures: [content] })).answer).toEqual({ ok: false, error: 'fileUnreadable' })
})

test.each(['', 'a', '../large', '5b6962dd-3f90-4c93-8f61-eabfa4a803e2', '------------------------------------'])(
  'there is no picture at %j',
  async (uuid) => {
    expect((await ask(uuid)).status).toBe(404)
  },
)

test('pictures of more than 100 million pixels together are refused before any is drawn', async () => {
  const large = await sharp({ create: { width: 7000, height: 5000, channels: 3, background: '#12575a' } })
    .png({ palette: true })
    .toBuffer()
  const { answer, uuid } = await send({ pictures: [large, large, large] })
  expect(answer).toEqual({ ok: false, error: 'filesPixels' })
  expect(uuid).toBeUndefined()
})

test('pictures that nobody looked at go after 90 days, and those of a spa that left as well', async () => {
  const waiting = await send()
  const shown = await send({ reference: 'SP5' })
  const left = await send({ reference: 'SP6' })
  await pool.query('delete from reviews where uuid = $1', [left.uuid])
  expect((await ask((await picturesOf(left.uuid))[0])).status).toBe(404)
  setNow(new Date('2027-02-13T11:59:00+01:00'))
  await forgetReviewers(services)
  expect(await picturesOf(waiting.uuid)).toHaveLength(1)
  expect(await picturesOf(left.uuid)).toEqual([])
  setNow(new Date('2027-02-13T12:01:00+01:00'))
  await forgetReviewers(services)
  expect(await picturesOf(waiting.uuid)).toEqual([])
  expect(await picturesOf(shown.uuid)).toHaveLength(1)
})
