import { beforeEach, expect, test } from 'vitest'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { runJob } from '#tests/jobs/run-job.ts'
import { testServices } from '#tests/test-services.ts'
import { confirmSubscription, describeSubscriptionLink, unsubscribe } from './confirm-subscription.ts'
import { forgetSubscribers } from './forget-subscribers.ts'
import { newsletterConsents, newsletterSubscriptions } from './schema.ts'
import { requestSubscription, subscribe } from './subscribe.ts'

const { services, pool, queued, emails, bank, setNow, forgetAttempts } = await testServices()
const start = new Date('2026-11-15T12:00:00+01:00')
const days = (count: number) => new Date(start.getTime() + count * 24 * 60 * 60_000)

beforeEach(async () => {
  setNow(start)
  await pool.query('truncate newsletter_subscriptions cascade')
  await pool.query('truncate newsletter_codes')
  await forgetAttempts()
  queued.length = 0
  emails.length = 0
})

const wish = (email: string) => ({ email, country: 'ES', language: 'es', source: 'form' }) as const
const codes = async () =>
  (
    await pool.query(
      'select c.code, percent, usage_limit, first_purchase_only from newsletter_codes join coupons c using (code)',
    )
  ).rows

/** Does what is queued, as the jobs would. */
async function deliver() {
  for (const { job, payload } of queued.splice(0))
    if (job.startsWith('send-newsletter-')) await runJob(services, job, payload)
}

const keyIn = (path: string) => {
  const link = emails
    .at(-1)
    ?.text.match(/https?:\S+/g)
    ?.find((word) => word.includes(path))
  return new URL(link ?? '').searchParams.get('key') ?? ''
}

/** The key of the e-mail that asks for the confirmation. */
async function asked(email: string): Promise<string> {
  await requestSubscription(services, wish(email))
  await deliver()
  return keyIn('/boletin/confirmar/')
}

async function confirmed(email: string): Promise<void> {
  await confirmSubscription(services, await asked(email))
  await deliver()
}

test('the link of the e-mail shows a page, its button confirms, and the code comes by e-mail', async () => {
  const key = await asked('ana@correo.example')
  expect(emails[0]).toMatchObject({ to: { email: 'ana@correo.example' }, language: 'es' })
  expect(await describeSubscriptionLink(services, key)).toEqual({ state: 'open', email: 'ana@correo.example' })
  expect(await services.db.select().from(newsletterConsents)).toEqual([])
  await confirmSubscription(services, key)
  expect(await describeSubscriptionLink(services, key)).toEqual({
    state: 'confirmed',
    email: 'ana@correo.example',
    hasCode: true,
  })
  const [given] = await codes()
  expect(given).toMatchObject({ percent: 5, usage_limit: 1, first_purchase_only: 'ana@correo.example' })
  expect(await services.db.select().from(newsletterConsents)).toMatchObject([
    { source: 'form', textVersion: 'form-1', requestedAt: start, confirmedAt: start, withdrawnAt: null },
  ])
  await deliver()
  const [, welcome] = emails
  expect(welcome?.text).toContain(given.code)
  expect(welcome?.subject).not.toContain(given.code)
  expect(welcome?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(/^<http:\S+\/boletin\/baja\/\?key=\S+>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('two confirmations at once give one consent, one code and one e-mail', async () => {
  const key = await asked('ana@correo.example')
  await Promise.all(Array.from({ length: 6 }, () => confirmSubscription(services, key)))
  expect(await codes()).toHaveLength(1)
  expect(await services.db.select().from(newsletterConsents)).toHaveLength(1)
  expect(queued).toHaveLength(1)
})

test('spellings of one mailbox, confirmed at once, have one code between them', async () => {
  const spellings = ['ana.ruiz@gmail.com', 'anaruiz+spa@gmail.com', 'a.naruiz@googlemail.com']
  const keys: string[] = []
  for (const email of spellings) keys.push(await asked(email))
  await Promise.all(keys.map((key) => confirmSubscription(services, key)))
  const given = await codes()
  expect(given).toHaveLength(1)
  emails.length = 0
  await deliver()
  expect(emails.filter(({ text }) => text.includes(given[0].code))).toHaveLength(1)
  expect(emails.filter(({ text }) => text.includes('Esta vez no hay código'))).toHaveLength(2)
})

test('the code is used once, by its own mailbox, in the first purchase', async () => {
  await confirmed('marta@correo.example')
  const [{ code }] = await codes()
  const stranger = await readyPurchase(services, { email: 'rui@correio.example', confirmEmail: 'rui@correio.example' })
  expect(await applyCoupon(services, stranger.uuid, code)).toMatchObject({ ok: false, error: 'not-found' })
  const first = await readyPurchase(services)
  expect(await applyCoupon(services, first.uuid, code)).toMatchObject({ ok: true })
  bank.willSay({ state: 'paid' })
  await pay(services, first.uuid)
  expect(await look(services, first.uuid)).toMatchObject({ state: 'confirmed', couponCode: code })
  const tagged = { email: 'marta+dos@correo.example', confirmEmail: 'marta+dos@correo.example' }
  for (const buyer of [{}, tagged]) {
    const second = await readyPurchase(services, buyer)
    expect(await applyCoupon(services, second.uuid, code)).toMatchObject({ ok: false, error: 'reached-usage-limit' })
  }
})

test('who has bought before is welcomed without a code, and not promised one', async () => {
  const email = { email: 'buyer@correo.example', confirmEmail: 'buyer@correo.example' }
  const { uuid } = await readyPurchase(services, { ...email, newsletter: 'yes' })
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  await deliver()
  expect(emails[0]?.text).not.toMatch(/5 %/)
  const key = keyIn('/boletin/confirmar/')
  await confirmSubscription(services, key)
  expect(await describeSubscriptionLink(services, key)).toMatchObject({ state: 'confirmed', hasCode: false })
  expect(await codes()).toEqual([])
  await deliver()
  expect(emails[1]?.text).toContain('Esta vez no hay código')
})

test('who asks again is sent the code again, until it was used', async () => {
  await confirmed('ana@correo.example')
  const [{ code }] = await codes()
  await requestSubscription(services, wish('ana@correo.example'))
  await deliver()
  expect(emails).toHaveLength(3)
  expect(emails[2]?.text).toContain(code)
})

test('a link that is not ours, or is too old, confirms nothing', async () => {
  const key = await asked('ana@correo.example')
  expect(await describeSubscriptionLink(services, `${key}x`)).toBeNull()
  await confirmSubscription(services, `${key}x`)
  setNow(days(30.1))
  expect(await describeSubscriptionLink(services, key)).toEqual({ state: 'ended' })
  await confirmSubscription(services, key)
  expect(await codes()).toEqual([])
})

test('one click ends it, a second changes nothing, and the old link does not bring it back', async () => {
  const confirm = await asked('ana@correo.example')
  await confirmSubscription(services, confirm)
  await deliver()
  const leave = keyIn('/boletin/baja/')
  expect(await unsubscribe(services, leave)).toBe(true)
  setNow(days(1))
  expect(await unsubscribe(services, leave)).toBe(true)
  expect(await unsubscribe(services, confirm)).toBe(false)
  await confirmSubscription(services, confirm)
  expect(await describeSubscriptionLink(services, confirm)).toEqual({ state: 'ended' })
  expect(await services.db.select().from(newsletterSubscriptions)).toMatchObject([{ unsubscribedAt: start }])
  expect(await services.db.select().from(newsletterConsents)).toMatchObject([{ withdrawnAt: start }])
})

test('who left and comes back has two proofs and the one code', async () => {
  await confirmed('ana@correo.example')
  await unsubscribe(services, keyIn('/boletin/baja/'))
  setNow(days(2))
  await confirmed('ana@correo.example')
  expect(await services.db.select().from(newsletterConsents)).toHaveLength(2)
  expect(await codes()).toHaveLength(1)
})

test('an e-mail that was asked for is not sent to who left meanwhile', async () => {
  await confirmed('ana@correo.example')
  const leave = keyIn('/boletin/baja/')
  await requestSubscription(services, wish('ana@correo.example'))
  await unsubscribe(services, leave)
  emails.length = 0
  await deliver()
  expect(emails).toEqual([])
})

test('what nobody confirmed is forgotten after 30 days, and who left after 3 years', async () => {
  await asked('never@correo.example')
  await confirmed('ana@correo.example')
  await confirmed('left@correo.example')
  await unsubscribe(services, keyIn('/boletin/baja/'))
  const left = async () => (await services.db.select().from(newsletterSubscriptions)).map(({ email }) => email).sort()
  setNow(days(29))
  await forgetSubscribers(services)
  expect(await left()).toHaveLength(3)
  setNow(days(31))
  await forgetSubscribers(services)
  expect(await left()).toEqual(['ana@correo.example', 'left@correo.example'])
  setNow(new Date('2029-11-16T12:00:00+01:00'))
  await forgetSubscribers(services)
  expect(await left()).toEqual(['ana@correo.example'])
})

test('a wish of the form and a ticked box in one moment end as one subscription', async () => {
  const ticked = { ...wish('ana@correo.example'), source: 'purchase' } as const
  await Promise.all([
    requestSubscription(services, wish('ana@correo.example')),
    services.db.transaction((tx) => subscribe(services, tx, ticked)),
  ])
  expect(await services.db.select().from(newsletterSubscriptions)).toHaveLength(1)
})
