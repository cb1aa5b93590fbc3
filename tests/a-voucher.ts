import type { BuyerStepDraft } from '#server/purchases/save-buyer.ts'
import type { Services } from '#server/services.ts'
import { getVoucher, type Voucher, vouchersOf } from '#server/vouchers/voucher-row.ts'
import { pay, readyPurchase, someGoods } from './a-purchase.ts'
import type { scriptedProvider } from './scripted-provider.ts'

type Bank = ReturnType<typeof scriptedProvider>

/** Vouchers of one purchase, paid by card. */
export async function boughtVouchers(services: Services, bank: Bank, changes: Partial<BuyerStepDraft> = {}, units = 1) {
  const { uuid } = await readyPurchase(services, changes, someGoods(services, units))
  bank.willSay({ state: 'paid', card: { key: 'card', brand: 'Visa', lastDigits: '1111' } })
  const paid = await pay(services, uuid)
  if (!paid.ok) throw new Error(paid.error)
  return vouchersOf(services.db, uuid)
}

export async function aVoucher(services: Services, bank: Bank, changes: Partial<BuyerStepDraft> = {}) {
  const [voucher] = await boughtVouchers(services, bank, changes)
  if (!voucher) throw new Error('nothing was issued')
  return voucher
}

export const forElena = {
  isGift: 'yes',
  beneficiaryName: 'Elena Ruiz',
  beneficiaryEmail: 'elena@correo.example',
  delivery: 'now',
}

export async function seen({ db }: Services, { uuid }: Pick<Voucher, 'uuid'>): Promise<Voucher> {
  const voucher = await getVoucher(db, uuid)
  if (!voucher) throw new Error('no such voucher')
  return voucher
}
