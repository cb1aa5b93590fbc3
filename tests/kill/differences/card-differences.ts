import { refundedCards } from '#features/gift-cards/server/actions/refund-cards.ts'
import type { CardGoods } from '#features/gift-cards/server/purchase/read-card-goods.ts'
import type { Books } from '../books.ts'

/** Where cards are not what was bought, or what was given back of them is not what the bank was asked for. */
export const cardDifferences = (books: Books): string[] => [
  ...books.purchases.filter(({ kind }) => kind === 'gift-card').flatMap((purchase) => ofPurchase(books, purchase)),
  ...books.cards.flatMap((card) => ofCard(books, card)),
]

function ofPurchase({ cards, refunds, attempts }: Books, { uuid, state, goods }: Books['purchases'][number]): string[] {
  const issued = cards.filter(({ purchaseUuid }) => purchaseUuid === uuid).toSorted((a, b) => a.position - b.position)
  const wanted = state === 'confirmed' ? (goods as CardGoods).cards.map(({ amount }) => amount) : []
  const values = issued.map(({ value }) => value)
  const owed = sum(issued.map(({ refundedAmount }) => refundedAmount))
  const orders = attempts.filter(({ purchaseUuid }) => purchaseUuid === uuid).map((attempt) => attempt.uuid)
  const paid = refunds.filter(({ attemptUuid, reason }) => reason === refundedCards && orders.includes(attemptUuid))
  const paidBack = sum(paid.map(({ amount }) => amount))
  return [
    String(values) !== String(wanted) && `${uuid}: ${state}, cards of ${values} for ${wanted}`,
    paidBack !== owed && `${uuid}: ${owed} of its cards given back and ${paidBack} paid back`,
  ].filter((difference) => difference !== false)
}

/** Sold once, for what it is worth; given back once, with all that was left of it then. */
function ofCard({ cards, entries }: Books, { uuid, code, value, state, refundedAmount }: Books['cards'][number]) {
  const own = entries.filter((entry) => entry.code === code)
  const sales = own.filter(({ reason }) => reason === 'sale').map(({ amount }) => amount)
  const returns = own.filter(({ reason }) => reason === 'refunded')
  const returned = -sum(returns.map(({ amount }) => amount))
  const end = own.findIndex(({ reason }) => reason === 'refunded')
  const leftThen = sum(own.slice(0, end + 1).map(({ amount }) => amount))
  return [
    cards.filter((card) => card.code === code).length > 1 && `${uuid}: its code is another card's too`,
    String(sales) !== String(value) && `${uuid}: worth ${value}, and sold for ${sales}`,
    returns.length > 1 && `${uuid}: given back ${returns.length} times`,
    returned !== refundedAmount && `${uuid}: ${returned} off its ledger, and ${refundedAmount} given back`,
    returned > 0 && state !== 'cancelled' && `${uuid}: given back, and ${state}`,
    returned > 0 && leftThen !== 0 && `${uuid}: given back with ${leftThen} left`,
  ].filter((difference) => difference !== false)
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
