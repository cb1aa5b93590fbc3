import { paidForGoods } from '#domain/pricing/purchase-lines.ts'
import type { VoucherGoods } from '#domain/purchases/voucher-goods.ts'
import type { Books } from './books.ts'

type Purchase = Books['purchases'][number]

/** Where what the banks have moved is not what the vouchers say. Empty where all is well. */
export const moneyDifferences = (books: Books): string[] => [
  ...books.ledger.filter(({ order }) => !attemptOf(books, order)).map(({ order }) => `${order}: moved, and no attempt`),
  ...books.attempts.flatMap((attempt) => ofAttempt(books, attempt)),
  ...books.purchases.flatMap((purchase) => ofPurchase(books, purchase)),
  ...books.refunds.filter(({ state }) => state !== 'done').map(({ uuid, state }) => `refund ${uuid} is ${state}`),
]

const attemptOf = ({ attempts }: Books, order: string) => attempts.find((attempt) => attempt.order === order)

/** An order is charged once or not at all, with what was asked for; the money pays a voucher or has gone back. */
function ofAttempt(books: Books, { uuid, order, amount, state, purchaseUuid }: Books['attempts'][number]): string[] {
  const moved = books.ledger.filter((movement) => movement.order === order)
  const charges = moved.filter(({ kind }) => kind === 'charge')
  const kept = netOf(moved)
  const buys = books.purchases.some(({ paidBy, state }) => paidBy === uuid && state === 'confirmed')
  const at = `${order} of ${purchaseUuid}`
  return [
    charges.length > 1 && `${at}: charged ${charges.length} times`,
    charges.some((charge) => charge.amount !== amount) && `${at}: charged another amount than ${amount}`,
    state === 'open' && `${at}: still open`,
    charges.length > 0 && state !== 'paid' && `${at}: charged, and ${state} with us`,
    charges.length === 0 && state === 'paid' && `${at}: paid with us, and nothing charged`,
    buys && kept !== amount && `${at}: has bought something for ${amount}, of which the bank knows ${kept}`,
    !buys && kept !== 0 && `${at}: ${kept} charged for nothing`,
  ].filter((difference) => difference !== false)
}

/** What is confirmed was paid to the cent, by a charge or out of a balance, and has its vouchers; nothing else has any. */
function ofPurchase(books: Books, purchase: Purchase): string[] {
  const { uuid, state, bill } = purchase
  const orders = books.attempts.filter(({ purchaseUuid }) => purchaseUuid === uuid).map(({ order }) => order)
  const charged = netOf(books.ledger.filter(({ order }) => orders.includes(order)))
  const fromBalance = -sum(
    books.entries.filter(({ purchaseUuid }) => purchaseUuid === uuid).map(({ amount }) => amount),
  )
  const issued = books.vouchers.filter(({ purchaseUuid }) => purchaseUuid === uuid)
  const isConfirmed = state === 'confirmed'
  const due = isConfirmed ? bill.total : 0
  const balanceLine = -sum(bill.lines.filter(({ kind }) => kind === 'balance').map(({ amount }) => amount))
  const units = unitsOf(purchase)
  const worth = sum(issued.map(({ value }) => value))
  return [
    !['confirmed', 'expired', 'failed'].includes(state) && `${uuid}: still ${state}`,
    charged !== due && `${uuid}: ${state}, ${due} due and ${charged} charged`,
    fromBalance !== (isConfirmed ? balanceLine : 0) && `${uuid}: ${state}, and ${fromBalance} out of a balance`,
    issued.length !== (isConfirmed ? units : 0) && `${uuid}: ${state}, and ${issued.length} vouchers`,
    isConfirmed &&
      units > 0 &&
      worth !== paidForGoods(bill) &&
      `${uuid}: vouchers worth ${worth} for ${paidForGoods(bill)}`,
  ].filter((difference) => difference !== false)
}

/** How many vouchers a purchase is for. */
const unitsOf = ({ kind, goods }: Purchase) =>
  kind === 'voucher' ? sum((goods as VoucherGoods).items.map((item) => item.units)) : 0

const netOf = (moved: readonly Books['ledger'][number][]) =>
  sum(moved.map(({ kind, amount }) => (kind === 'charge' ? amount : -amount)))

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
