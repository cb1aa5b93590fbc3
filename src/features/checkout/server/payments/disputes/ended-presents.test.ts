import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sendGift } from '#features/checkout/emails/goods-emails.ts'
import { purchaseWithdrawn } from '#features/checkout/emails/purchase-withdrawn.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { changeLanguage } from '#features/vouchers/server/voucher-row.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { boughtGetaway, openNights } from '#tests/builders/a-getaway.ts'
import { look, takeBack } from '#tests/builders/a-purchase.ts'
import { boughtVouchers, elena, forElena, marta } from '#tests/builders/a-voucher.ts'
import { allowLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank, queued, emails } = await testServices()

beforeEach(async () => {
  allowLogged(/payment disputed/)
  await openNights(services)
})

/** Later, or at once: only then its e-mail leaves. */
const later = { ...forElena, delivery: 'later', deliverOn: '2026-12-01' }

async function aStay(said: typeof forElena, language: Language = 'es') {
  const { uuid } = await boughtGetaway(services, bank, said)
  await services.db.update(purchases).set({ language }).where(eq(purchases.uuid, uuid))
  if (said.delivery === 'now') await sendGift.run(services, { purchase: uuid })
  return look(services, uuid)
}

async function aPresent(said: typeof forElena, language: Language = 'es') {
  const [voucher] = await boughtVouchers(services, bank, said)
  if (!voucher) throw new Error('nothing was issued')
  await services.db.transaction((tx) => changeLanguage(tx, { ...voucher, language }))
  return look(services, voucher.purchaseUuid)
}

/** The bank takes its payment back. The job runs twice. */
async function lose(purchase: Purchase) {
  queued.length = 0
  emails.length = 0
  await takeBack(services, purchase)
  const due = queued.filter(({ job }) => job === 'send-purchase-withdrawn')
  for (const { payload } of [...due, ...due]) await purchaseWithdrawn.job.run(services, payload)
  return emails.map(({ to }) => to.email)
}

test.each([
  ['stay', 'es', 'la escapada que te regalaron se ha anulado', aStay],
  ['stay', 'pt', 'a escapadinha que lhe ofereceram foi anulada', aStay],
  ['voucher', 'es', 'este bono se ha anulado y ya no se puede usar', aPresent],
  ['voucher', 'pt', 'este voucher foi anulado e já não pode ser usado', aPresent],
] as const)(
  'who was given a %s that the bank has ended is written once (%s), without money',
  async (_, language, words, buy) => {
    const purchase = await buy(forElena, language)
    expect(await lose(purchase)).toEqual([marta.email, elena.email])
    const text = emails[1]?.text ?? ''
    expect(text).toContain(words)
    expect(text).not.toMatch(/€|banco|devol|pagamento|pago/i)
  },
)

test.each([
  ['stay', aStay],
  ['voucher', aPresent],
] as const)('who does not know of the %s yet is not written to', async (_, buy) => {
  expect(await lose(await buy(later))).toEqual([marta.email])
})
