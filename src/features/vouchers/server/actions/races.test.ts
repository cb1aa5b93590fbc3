import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { voucherCancellations, voucherExchanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import { aVoucher, seen } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'
import type { Voucher } from '../voucher-row.ts'
import { cancelVoucher } from './cancel-voucher.ts'
import { exchangeVoucher } from './exchange-voucher.ts'
import { extendVoucher } from './extend-voucher.ts'
import { redeemSeen } from './redeem-voucher.ts'

const { services, bank } = await testServices()
const races = 200

const address = { email: 'marta@correo.example', confirmEmail: 'marta@correo.example' }

const wishes: Record<string, (voucher: Voucher) => Promise<{ ok: boolean }>> = {
  cancel: (voucher) => cancelVoucher(services, voucher, { reason: '8', website: '', text: '', day: '' }),
  convert: (voucher) => exchangeVoucher(services, voucher, { action: 'convert', kind: 'wallet', draft: address }),
  redeem: (voucher) => redeemSeen(services, voucher),
  extend: (voucher) => extendVoucher(services, voucher),
}

const stateAfter: Record<string, string> = {
  cancel: 'cancelled',
  convert: 'cancelled',
  redeem: 'redeemed',
  extend: 'activated',
}

test(`of four wishes for one voucher at once exactly one comes true, ${races} times over`, async () => {
  const won: Record<string, number> = {}
  for (let race = 0; race < races; race++) {
    const voucher = await aVoucher(services, bank)
    const names = Object.keys(wishes)
    // Whoever is first by a hair is another each time.
    const starters = names.map((_, index) => names[(index + race) % names.length] ?? '')
    const ended = await Promise.all(starters.map((name) => wishes[name]?.(voucher)))
    const winners = starters.filter((_, index) => ended[index]?.ok)
    expect(winners).toHaveLength(1)
    const [winner = ''] = winners
    won[winner] = (won[winner] ?? 0) + 1
    const now = await seen(services, voucher)
    expect(now.state).toBe(stateAfter[winner])
    expect(now.extendedOn !== null).toBe(winner === 'extend')
    expect(await moneyOf(voucher)).toEqual({
      refunded: winner === 'cancel' ? voucher.value : 0,
      balance: winner === 'convert' ? voucher.value : 0,
    })
  }
  expect(Object.keys(won).length).toBeGreaterThan(1)
})

async function moneyOf({ uuid }: Voucher) {
  const cancelled = await services.db
    .select()
    .from(voucherCancellations)
    .where(eq(voucherCancellations.voucherUuid, uuid))
  const exchanged = await services.db.select().from(voucherExchanges).where(eq(voucherExchanges.voucherUuid, uuid))
  const asked = cancelled.flatMap(({ refundUuid }) => (refundUuid ? [refundUuid] : []))
  const owed = asked.length === 0 ? [] : await services.db.select().from(refunds).where(inArray(refunds.uuid, asked))
  const balances = await Promise.all(exchanged.map(({ code }) => balanceOf(services.db, code)))
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return { refunded: sum(owed.map(({ amount }) => amount)), balance: sum(balances) }
}
