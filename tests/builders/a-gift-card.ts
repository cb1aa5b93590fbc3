import type { BuyerStepDraft } from '#features/checkout/rules/purchases/buyer-step.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import type { ChosenCard } from '#features/gift-cards/rules/card-draft.ts'
import { cardsOf, type GiftCard, getCard } from '#features/gift-cards/server/card-row.ts'
import type { Services } from '#platform/server/services.ts'
import type { scriptedProvider } from '../scripted-provider.ts'
import { draft, look, owner, pay, readyPurchase } from './a-purchase.ts'

export const aCard = (changes: Partial<ChosenCard> = {}): ChosenCard => ({
  theme: 'water',
  amount: 7500,
  name: 'Elena',
  from: 'Marta',
  email: 'elena@correo.example',
  message: 'Elena, para que pares un rato sin dar explicaciones. Un beso.',
  deliverOn: null,
  hour: '09:00',
  place: 'ES',
  ...changes,
})

/** With an invoice to a company. */
export const withInvoice: Partial<BuyerStepDraft> = {
  isInvoice: 'yes',
  invoiceName: 'Talleres Salas, S.L.',
  invoiceCountry: 'ES',
  taxId: 'b-58818501',
  invoiceAddress: 'Calle del Mar 3',
  invoicePostalCode: '38001',
  invoiceCity: 'Santa Cruz de Tenerife',
}

type Bank = ReturnType<typeof scriptedProvider>

/** Cards of one purchase, paid by card. */
export async function boughtCards(
  services: Services,
  bank: Bank,
  cards: ChosenCard[] = [aCard()],
  company = {},
  buyer: Partial<BuyerStepDraft> = {},
) {
  const { uuid } = await readyCards(services, { cards, ...company }, buyer)
  bank.willSay({ state: 'paid', card: { key: 'card', brand: 'Visa', lastDigits: '1111' } })
  const paid = await pay(services, uuid)
  if (!paid.ok) throw new Error(paid.error)
  return { purchase: await look(services, uuid), cards: await cardsOf(services.db, uuid) }
}

/** Up to the page with the payment methods. */
export async function readyCards(services: Services, goods: unknown, buyer: Partial<BuyerStepDraft> = {}) {
  const started = await startPurchase(services, { kind: 'gift-card', goods, language: 'es', owner })
  if (!started.ok) throw new Error(started.error)
  const { uuid } = started.value
  const saved = await saveBuyer(services, await look(services, uuid), draft(buyer))
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return look(services, uuid)
}

export async function boughtCard(services: Services, bank: Bank, changes: Partial<ChosenCard> = {}) {
  const { purchase, cards } = await boughtCards(services, bank, [aCard(changes)])
  const [card] = cards
  if (!card) throw new Error('no card was issued')
  return { purchase, card }
}

/** The card as it is now. */
export async function cardNow({ db }: Services, { uuid }: Pick<GiftCard, 'uuid'>): Promise<GiftCard> {
  const card = await getCard(db, uuid)
  if (!card) throw new Error('no such card')
  return card
}

/** A voucher that is paid by the card as far as it goes, and the rest by a bank card. */
export async function spendCard(services: Services, bank: Bank, code: string): Promise<string> {
  const { uuid } = await readyPurchase(services)
  const applied = await applyCoupon(services, uuid, code)
  if (!applied.ok) throw new Error(applied.error)
  bank.willSay({ state: 'paid', card: { key: 'card', brand: 'Visa', lastDigits: '1111' } })
  const paid = await pay(services, uuid)
  if (!paid.ok) throw new Error(paid.error)
  return uuid
}
