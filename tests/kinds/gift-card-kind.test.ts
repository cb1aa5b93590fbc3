import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { giftCardKind } from '#features/gift-cards/kind.ts'
import { cardsOf } from '#features/gift-cards/server/card-row.ts'
import { fail, ok } from '#platform/rules/result.ts'
import { aCard } from '../builders/a-gift-card.ts'
import { testGoodsKind } from './kind-contract.ts'

const { fulfilment } = giftCardKind
if (fulfilment.when !== 'with-payment') throw new Error('gift cards are made with their payment')

/** A card costs what it is worth; what may change is what may be bought, and what is asked for it. */
let extra = 0
let isSold = true
const broken = new Set<string>()

const steered: GoodsKind = {
  ...giftCardKind,
  quote: async (...asked) => {
    const quoted = await giftCardKind.quote(...asked)
    if (!quoted.ok || !isSold) return fail('not-for-sale')
    const dearer = (amount: number) => ({ amount: amount + extra, currency: 'EUR' })
    const lines = quoted.value.lines.map(({ base }) => ({ base: dearer(base.amount), discounted: dearer(base.amount) }))
    return ok({ ...quoted.value, lines })
  },
  fulfilment: {
    when: 'with-payment',
    fulfil: async (services, tx, purchase) =>
      broken.has(purchase.uuid) ? fail('gone') : fulfilment.fulfil(services, tx, purchase),
  },
}

testGoodsKind('gift-card', {
  kind: steered,
  goods: () => ({ cards: [aCard()] }),
  otherGoods: () => ({ cards: [aCard({ amount: 5000, theme: 'zen' }), aCard({ name: 'Lucía' })] }),
  mend: async () => {
    extra = 0
    isSold = true
  },
  changePrice: async () => {
    extra = 500
  },
  stopSelling: async () => {
    isSold = false
  },
  breakFulfilment: async (_, uuid) => void broken.add(uuid),
  isDelivered: async ({ db }, uuid) => (await cardsOf(db, uuid)).length > 0,
  isUsable: async ({ db }, uuid) => (await cardsOf(db, uuid)).some(({ state }) => state !== 'cancelled'),
  orderSubject: /tarjeta/,
})
