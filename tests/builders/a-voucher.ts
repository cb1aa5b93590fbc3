import { eq } from 'drizzle-orm'
import type { BuyerStepDraft } from '#features/checkout/rules/purchases/buyer-step.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { vouchers } from '#features/vouchers/server/schema/vouchers.ts'
import { giftKey } from '#features/vouchers/server/undelivered-gift.ts'
import { getVoucher, type Voucher, vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import { sentEmails } from '#platform/server/db/schema/site.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import type { scriptedProvider } from '../scripted-provider.ts'
import { testServices } from '../test-services.ts'
import { pay, readyPurchase, someGoods } from './a-purchase.ts'

type Bank = ReturnType<typeof scriptedProvider>

/** Vouchers of one purchase, paid by card. */
export async function boughtVouchers(services: Services, bank: Bank, changes: Partial<BuyerStepDraft> = {}, units = 1) {
  const { uuid } = await readyPurchase(services, changes, someGoods(services, units))
  bank.willSay({ state: 'paid', card: { key: 'card', brand: 'Visa', lastDigits: '1111' } })
  const paid = await pay(services, uuid)
  if (!paid.ok) throw new Error(paid.error)
  const bought = await vouchersOf(services.db, uuid)
  if (changes.isGift && changes.delivery === 'now') await haveReached(services, bought)
  return bought
}

/** As if the e-mails with the presents had left. */
export async function haveReached({ db, clock }: Services, presents: Voucher[]) {
  const sent = presents.map((voucher) => ({ key: giftKey(voucher), sentAt: clock.now() }))
  await db.insert(sentEmails).values(sent)
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

export const byPost = {
  isPostal: 'yes',
  recipient: 'Elena',
  address: 'Calle 1',
  postalCode: '38001',
  city: 'Santa Cruz',
  postalCountry: 'ES',
}

export async function seen({ db }: Services, { uuid }: Pick<Voucher, 'uuid'>): Promise<Voucher> {
  const voucher = await getVoucher(db, uuid)
  if (!voucher) throw new Error('no such voucher')
  return voucher
}

export async function endsOn({ db }: Services, { uuid }: Pick<Voucher, 'uuid'>, expiresOn: string) {
  await db.update(vouchers).set({ expiresOn }).where(eq(vouchers.uuid, uuid))
}

/** Time that stands still until noon of another day, and nothing owed or queued. */
export async function voucherScene() {
  const scene = await testServices()
  const { services, bank, queued, setNow } = scene
  const start = services.clock.now()
  return {
    ...scene,
    start,
    today: madridDay(start),
    noon: (day: string) => setNow(new Date(`${day}T12:00:00+01:00`)),
    jobs: () => queued.map(({ job }) => job),
    begin: async () => {
      setNow(start)
      queued.length = 0
      bank.calls.length = 0
      await services.db.update(refunds).set({ state: 'done' })
      await scene.forgetAttempts()
    },
  }
}

export const marta = { name: 'Marta Salas', email: 'marta@correo.example' }
export const elena = { name: 'Elena Ruiz', email: 'elena@correo.example' }

/** A reason to cancel that asks for nothing more, unless it is one that does. */
export const why = (reason: string) => ({ reason, website: '', text: '', day: '' })
