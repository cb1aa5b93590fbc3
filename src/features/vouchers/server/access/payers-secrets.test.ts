import { beforeEach, expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { look } from '#tests/builders/a-purchase.ts'
import { aVoucher, boughtVouchers, forElena, seen, voucherScene, why } from '#tests/builders/a-voucher.ts'
import { cancelVoucher } from '../actions/cancel-voucher.ts'
import { describeAction } from '../actions/describe-action.ts'
import { describeVoucher } from '../describe-voucher.ts'
import { voucherFactsOf } from '../voucher-facts.ts'
import type { Voucher } from '../voucher-row.ts'
import type { VoucherPage } from './voucher-page.ts'

const { services, bank, today, begin } = await voucherScene()

beforeEach(begin)

async function pageOf(voucher: Voucher): Promise<VoucherPage> {
  const now = await seen(services, voucher)
  const purchase = await look(services, voucher.purchaseUuid)
  const reader = readerOf(services, { pathname: '/' })
  return {
    services,
    reader,
    voucher: now,
    purchase,
    facts: voucherFactsOf(services, now, purchase),
    booking: null,
    today,
  }
}

/** Everything that the pages of a voucher say, before it is cancelled and after. */
async function said(voucher: Voucher): Promise<string> {
  const before = [await describeVoucher(await pageOf(voucher)), await describeAction(await pageOf(voucher), 'cancel')]
  await cancelVoucher(services, await seen(services, voucher), why('8'))
  return JSON.stringify([...before, await describeVoucher(await pageOf(voucher))])
}

test('who was given a voucher sees no price, no card and no address of its buyer, and whose money goes back', async () => {
  const voucher = await aVoucher(services, bank, forElena)
  const { buyer } = await look(services, voucher.purchaseUuid)
  const words = await said(voucher)
  expect(words).not.toMatch(/1111|VISA|Visa|tarjeta terminada|\d,\d\d|€/i)
  expect(words).not.toContain(buyer?.email)
  expect(words).toContain(`"backTo":"${buyer?.name} ${buyer?.surname}"`)
})

test('who looks after a present before its day is its buyer, and told of their own money', async () => {
  const [voucher] = await boughtVouchers(services, bank, { ...forElena, delivery: 'later', deliverOn: '2026-12-24' })
  if (!voucher) throw new Error('nothing was issued')
  const words = await said(voucher)
  expect(words.match(/1111/g)).toHaveLength(4)
  expect(words).toContain('"backTo":null')
})

test('who paid for it themselves sees which card it was', async () => {
  expect((await said(await aVoucher(services, bank))).match(/1111/g)).toHaveLength(4)
})
