import { beforeEach, expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'
import { subscribe } from './subscribe.ts'

const { services, pool, setNow } = await testServices({ template: 'empty' })
const ana = { email: 'Ana.Lopez@Correo.es ', country: 'ES', language: 'es' } as const

beforeEach(async () => {
  setNow(new Date('2026-11-15T12:00:00+01:00'))
  await pool.query('truncate newsletter_subscriptions')
})

async function all() {
  const { rows } = await pool.query(
    'select email, country, language, requested_at, confirmed_at, unsubscribed_at from newsletter_subscriptions',
  )
  return rows
}
const mark = (column: 'confirmed_at' | 'unsubscribed_at') =>
  pool.query(`update newsletter_subscriptions set ${column} = '2026-11-16T09:00:00Z'`)

const asked = (instant: string) => new Date(instant)
const noted = {
  email: 'ana.lopez@correo.es',
  country: 'ES',
  language: 'es',
  requested_at: asked('2026-11-15T12:00:00+01:00'),
  confirmed_at: null,
  unsubscribed_at: null,
}

test('a wish is noted, to be confirmed', async () => {
  expect(await subscribe(services, ana)).toBeUndefined()
  expect(await all()).toEqual([noted])
})

test('an address that is known is answered like a new one, however it is written', async () => {
  await subscribe(services, ana)
  setNow(new Date('2026-11-17T12:00:00+01:00'))
  expect(await subscribe(services, { email: 'ANA.LOPEZ@correo.es', country: 'PT', language: 'pt' })).toBeUndefined()
  expect(await all()).toEqual([
    { ...noted, country: 'PT', language: 'pt', requested_at: asked('2026-11-17T12:00:00+01:00') },
  ])
})

test('asked many times at once, it is noted once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => subscribe(services, ana)))
  expect(await all()).toEqual([noted])
})

test('somebody else can change nothing for who has confirmed', async () => {
  await subscribe(services, ana)
  await mark('confirmed_at')
  const before = await all()
  await subscribe(services, { ...ana, country: 'AD', language: 'pt' })
  expect(await all()).toEqual(before)
})

test('who had left and asks again must confirm again', async () => {
  await subscribe(services, ana)
  await mark('confirmed_at')
  await mark('unsubscribed_at')
  await subscribe(services, { ...ana, country: 'AD' })
  expect(await all()).toEqual([{ ...noted, country: 'AD' }])
})
