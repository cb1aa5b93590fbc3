import { beforeEach, expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'
import { requestSubscription, subscribe } from './subscribe.ts'

const { services, pool, queued, setNow, forgetAttempts } = await testServices({ template: 'empty' })
const ana = { email: 'Ana.Lopez@Correo.es ', country: 'ES', language: 'es', source: 'form' } as const

beforeEach(async () => {
  setNow(new Date('2026-11-15T12:00:00+01:00'))
  await pool.query('truncate newsletter_subscriptions cascade')
  await forgetAttempts()
  queued.length = 0
})

async function all() {
  const { rows } = await pool.query(
    `select email, country, language, source, text_version, requested_at, confirmed_at, unsubscribed_at
     from newsletter_subscriptions`,
  )
  return rows
}
const mark = (column: 'confirmed_at' | 'unsubscribed_at') =>
  pool.query(`update newsletter_subscriptions set ${column} = '2026-11-16T09:00:00Z'`)
const mails = () => queued.map(({ job }) => job.replace('send-newsletter-', ''))

const asked = (instant: string) => new Date(instant)
const noted = {
  email: 'ana.lopez@correo.es',
  country: 'ES',
  language: 'es',
  source: 'form',
  text_version: 'form-1',
  requested_at: asked('2026-11-15T12:00:00+01:00'),
  confirmed_at: null,
  unsubscribed_at: null,
}

test('a wish is noted with its source and the version of the words, and is to be confirmed', async () => {
  expect(await requestSubscription(services, ana)).toBeUndefined()
  expect(await all()).toEqual([noted])
  expect(mails()).toEqual(['confirmation'])
})

test('an address that is known is answered like a new one, however it is written', async () => {
  await requestSubscription(services, ana)
  setNow(new Date('2026-11-17T12:00:00+01:00'))
  const again = { ...ana, email: 'ANA.LOPEZ@correo.es', country: 'PT', language: 'pt' } as const
  expect(await requestSubscription(services, again)).toBeUndefined()
  expect(await all()).toEqual([
    { ...noted, country: 'PT', language: 'pt', requested_at: asked('2026-11-17T12:00:00+01:00') },
  ])
})

test('asked many times at once, it is noted once, and written to three times at most', async () => {
  await Promise.all(Array.from({ length: 8 }, () => requestSubscription(services, ana)))
  expect(await all()).toEqual([noted])
  expect(mails()).toHaveLength(3)
})

test('somebody else can change nothing for who has confirmed; who asks at the form is sent the welcome again', async () => {
  await requestSubscription(services, ana)
  await mark('confirmed_at')
  const before = await all()
  await requestSubscription(services, { ...ana, country: 'AD', language: 'pt' })
  expect(await all()).toEqual(before)
  expect(mails()).toEqual(['confirmation', 'welcome'])
})

test('who had left and asks again must confirm again', async () => {
  await requestSubscription(services, ana)
  await mark('confirmed_at')
  await mark('unsubscribed_at')
  await requestSubscription(services, { ...ana, country: 'AD' })
  expect(await all()).toEqual([{ ...noted, country: 'AD' }])
})

test.each(['purchase', 'voucher'] as const)('who ticks the box of a %s joins the same list, once', async (source) => {
  const tick = () => services.db.transaction((tx) => subscribe(services, tx, { ...ana, source }))
  await tick()
  expect(await all()).toEqual([{ ...noted, source, text_version: `${source}-1` }])
  await mark('confirmed_at')
  await tick()
  expect(mails()).toEqual(['confirmation'])
})
