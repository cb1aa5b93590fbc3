import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { aVoucher, voucherScene } from '#tests/builders/a-voucher.ts'

const { services, bank } = await voucherScene()
const api = createSiteApi(services, { onAnalyticsEvent: () => {} })

/** The bank's answer, as the buyer's browser brings it. */
function answer(transaction: string) {
  const cres = Buffer.from(JSON.stringify({ threeDSServerTransID: transaction, transStatus: 'Y' })).toString(
    'base64url',
  )
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return api.request('/payments/redsys/challenge', { method: 'POST', headers, body: new URLSearchParams({ cres }) })
}

test('who brings the answer to a payment that is decided is led on, and nothing is asked of the bank', async () => {
  const { purchaseUuid } = await aVoucher(services, bank)
  const change = { transactionId: 'a-transaction' }
  await services.db.update(paymentAttempts).set(change).where(eq(paymentAttempts.purchaseUuid, purchaseUuid))
  bank.calls.length = 0
  const response = await answer('a-transaction')
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(new RegExp(`<a href="[^"]*${purchaseUuid}[^"]*" target="_top">`))
  expect(bank.calls).toEqual([])
})

test.each(['another', '', '\0', 'x'.repeat(200)])('nobody’s answer %j changes nothing', async (transaction) => {
  const response = await answer(transaction)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ detail: expect.stringContaining('Nothing was changed') })
})
