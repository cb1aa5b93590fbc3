import { expect, test } from 'vitest'
import { sendOrder } from '#features/checkout/emails/goods-emails.ts'
import { look } from '#tests/builders/a-purchase.ts'
import { aVoucher } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'
import { resendOrder } from './fulfil-purchase.ts'

const { services, bank, queued, emails } = await testServices()

test('the order e-mail is sent once for each wish, and three times an hour at most', async () => {
  const { purchaseUuid: uuid } = await aVoucher(services, bank, {
    email: 'otra@correo.example',
    confirmEmail: 'otra@correo.example',
  })
  await sendOrder.run(services, { purchase: uuid })
  const purchase = await look(services, uuid)
  queued.length = 0
  for (let wish = 1; wish <= 3; wish++) expect(await resendOrder(services, purchase)).toBe(0)
  expect(await resendOrder(services, purchase)).toBeGreaterThan(0)
  expect(queued.map(({ job }) => job)).toEqual(['send-order', 'send-order', 'send-order'])
  emails.length = 0
  for (const { payload } of queued) {
    await sendOrder.run(services, payload as { purchase: string; wish: string })
    await sendOrder.run(services, payload as { purchase: string; wish: string })
  }
  expect(emails.map(({ to }) => to.email)).toEqual(Array(3).fill('otra@correo.example'))
  // A mailbox shows those with the same id once.
  expect(new Set(emails.map(({ id }) => id)).size).toBe(3)
})
