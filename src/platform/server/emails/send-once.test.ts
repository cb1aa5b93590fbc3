import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { sendGift } from '#features/checkout/emails/goods-emails.ts'
import { isUndelivered } from '#features/vouchers/server/undelivered-gift.ts'
import { sentEmails } from '#platform/server/db/schema/site.ts'
import { look } from '#tests/builders/a-purchase.ts'
import { boughtVouchers, forElena } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { sendOnce } from './send-once.ts'

const { services, bank, emails, setNow } = await testServices()
const start = new Date('2026-11-15T12:00:00+01:00')
beforeEach(() => {
  setNow(start)
  emails.length = 0
})

const email = {
  id: 'greeting.1',
  to: { email: 'elena@correo.example' },
  from: { email: 'hola@calmaria.example' },
  subject: 'Hola',
  html: '<p>Hola</p>',
  text: 'Hola',
  language: 'es' as const,
  attachments: [],
  headers: {},
}
const write = async () => email

/** A mail server that hangs until it is let go. */
function hanging() {
  const gate = Promise.withResolvers<void>()
  const heard = Promise.withResolvers<void>()
  const send = async () => {
    heard.resolve()
    await gate.promise
    emails.push(email)
  }
  return { services: { ...services, mail: { send } }, heard: heard.promise, ...gate }
}

test('an e-mail that is being sent is not sent by another job at the same time', async () => {
  const slow = hanging()
  const first = sendOnce(slow.services, { key: 'greeting.1', write })
  await slow.heard
  await expect(sendOnce(services, { key: 'greeting.1', write })).rejects.toThrow('being sent')
  slow.resolve()
  await first
  await sendOnce(services, { key: 'greeting.1', write })
  expect(emails).toHaveLength(1)
})

test('one that failed is sent at the next try', async () => {
  const refusing = { ...services, mail: { send: () => Promise.reject(new Error('450')) } }
  await expect(sendOnce(refusing, { key: 'greeting.2', write })).rejects.toThrow('450')
  await sendOnce(services, { key: 'greeting.2', write })
  expect(emails).toHaveLength(1)
})

test('one whose sending broke off with its process is sent a minute and a half later', async () => {
  const gone = hanging()
  void sendOnce(gone.services, { key: 'greeting.3', write })
  await gone.heard
  setNow(new Date(start.getTime() + 80_000))
  await expect(sendOnce(services, { key: 'greeting.3', write })).rejects.toThrow('being sent')
  setNow(new Date(start.getTime() + 91_000))
  await sendOnce(services, { key: 'greeting.3', write })
  expect(emails).toHaveLength(1)
})

test('one that takes longer is not sent by another job meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const slow = hanging()
    const first = sendOnce(slow.services, { key: 'greeting.4', write })
    await slow.heard
    for (const seconds of [25, 50, 75, 100, 125]) {
      setNow(new Date(start.getTime() + seconds * 1000))
      vi.advanceTimersByTime(25_000)
      await waitUntil(async () => expect(await leaseOf('greeting.4')).toBe(seconds + 90))
    }
    await expect(sendOnce(services, { key: 'greeting.4', write })).rejects.toThrow('being sent')
    slow.resolve()
    await first
    expect(emails).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

/** In seconds from the start. */
async function leaseOf(key: string) {
  const [row] = await services.db.select().from(sentEmails).where(eq(sentEmails.key, key))
  return row?.leaseUntil && (row.leaseUntil.getTime() - start.getTime()) / 1000
}

test('a present that is being sent has not been delivered yet', async () => {
  const later = { ...forElena, delivery: 'later', deliverOn: '2026-12-24' }
  const [voucher] = await boughtVouchers(services, bank, later)
  if (!voucher) throw new Error('nothing was issued')
  setNow(new Date('2026-12-24T08:00:00+01:00'))
  const slow = hanging()
  const sent = sendGift.run(slow.services, { purchase: voucher.purchaseUuid })
  await slow.heard
  const purchase = await look(services, voucher.purchaseUuid)
  expect(await isUndelivered(services.db, voucher, purchase)).toBe(true)
  slow.resolve()
  await sent
  expect(await isUndelivered(services.db, voucher, purchase)).toBe(false)
})
