import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { visitLink } from '#features/catalogue/server/reviews/visit-link.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'
import { action } from './add-review.tsx'

const { services, pool } = await testServices()
const spa = [...services.catalogue.current().spas.values()].find(({ status }) => status === 'online')
if (!spa) throw new Error('the demo catalogue has changed')

const whole = {
  environment: '5',
  service: '4',
  attention: '5',
  qualityPrice: '3',
  comment: 'Agua tibia y silencio.',
  name: 'Lucía Ferrer',
  email: 'lucia@correo.es',
  consent: 'yes',
}

let visitors = 0
beforeEach(() => {
  visitors++
})

async function send(form: Record<string, string> | FormData, search = `?spa=${spa?.uuid}`) {
  const url = new URL(`https://calmaria.example/opinar/${search}`)
  const request = new Request(url, {
    method: 'POST',
    body: form instanceof FormData ? form : new URLSearchParams(form),
  })
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: `203.0.113.${visitors}` })
  const answer = await action({ request, url, context } as unknown as Parameters<typeof action>[0])
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get('Location') }
  return { status: answer.init?.status, headers: answer.init?.headers, ...answer.data }
}

const written = async () => Number((await pool.query('select count(*) from review_submissions')).rows[0].count)

test('a review leads to thanks, by an address that can be loaded again', async () => {
  expect(await send(whole)).toEqual({ status: 303, location: `/opinar/?spa=${spa.uuid}&sent=pending` })
  const link = visitLink(services, { spa: spa.uuid, service: null, reference: 'SP1' }, 'es') ?? ''
  const { email: _, ...withoutEmail } = whole
  const sent = { status: 303, location: `/opinar/?spa=${spa.uuid}&sent=published` }
  expect(await send(withoutEmail, new URL(link).search)).toEqual(sent)
  expect(await send(withoutEmail, new URL(link).search)).toEqual(sent)
  expect(await send({ ...withoutEmail, comment: 'Otra cosa distinta.' }, new URL(link).search)).toMatchObject({
    status: 409,
    page: { kind: 'used' },
  })
})

test('what is wrong comes back with everything that was typed', async () => {
  const form = { ...whole, service: '', comment: 'Bien', email: 'lucia@correo' }
  expect(await send(form)).toMatchObject({
    status: 400,
    answer: {
      values: form,
      problems: { service: 'serviceMissing', comment: 'commentTooShort', email: 'emailWrong' },
    },
  })
})

test('pictures come with it, and what is wrong with them is said beside what was typed', async () => {
  const withPictures = (...contents: BlobPart[]) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...whole, comment: 'Con fotos de la piscina.' })) form.set(name, value)
    for (const content of contents) form.append('pictures', new File([content], 'IMG_1.jpg'))
    return form
  }
  const photo = new Uint8Array(
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#12575a' } })
      .jpeg()
      .toBuffer(),
  )
  const back = (pictures: string) => ({
    status: 400,
    answer: { values: { name: whole.name }, problems: { pictures }, hadFile: true },
  })
  expect(await send(withPictures(photo, 'MZ'))).toMatchObject(back('fileType'))
  expect(await send(withPictures(photo, photo, photo, photo, photo))).toMatchObject(back('filesMany'))
  expect(await send(withPictures(photo.subarray(0, 30)))).toMatchObject(back('fileUnreadable'))
  expect(await send(withPictures(photo, photo, photo, photo))).toMatchObject({ status: 303 })
  const kept = await pool.query(
    "select 1 from review_pictures join review_submissions s on s.uuid = review_uuid where s.comment like 'Con fotos%'",
  )
  expect(kept.rowCount).toBe(4)
})

test.each([
  ['no spa', ''],
  ['a spa that nobody knows', '?spa=5b6962dd-3f90-4c93-8f61-eabfa4a803e2'],
  ['half a link', '?visit=abc'],
])('about %s nothing is written', async (_, search) => {
  const before = await written()
  expect(await send(whole, search)).toMatchObject({ status: 404 })
  expect(await written()).toBe(before)
})

test('a program that fills in everything is thanked, and nothing is written', async () => {
  const before = await written()
  expect(await send({ ...whole, comment: 'Buy now, buy now!', subject: 'Offer' })).toMatchObject({ status: 303 })
  expect(await written()).toBe(before)
})

test('who writes too often is asked to wait, and keeps the text; mending a form counts for nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (let time = 1; time <= 20; time++) await send({ ...whole, name: '' })
  for (let time = 1; time <= 10; time++)
    expect(await send({ ...whole, comment: `Visita número ${time}` })).toMatchObject({ status: 303 })
  expect(await send(whole)).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '600' },
    answer: { values: whole, refused: { error: 'too-many', minutes: 10 } },
  })
})

test('while the database is away the text stays in the form', async () => {
  expectLogged(/not written/)
  await pool.query('alter table review_submissions rename to elsewhere')
  expect(await send(whole)).toMatchObject({ status: 503, answer: { values: whole, refused: { error: 'not-saved' } } })
  await pool.query('alter table elsewhere rename to review_submissions')
})
