import { paidForGoods } from '#features/checkout/rules/bill/purchase-lines.ts'
import type { VoucherGoods } from '#features/vouchers/rules/voucher-goods.ts'
import type { Books } from '../books.ts'
import { isBalanceRight, isKept, isReached } from './dispute-differences.ts'

type Purchase = Books['purchases'][number]

/** Where what the banks have moved is not what the vouchers say. Empty where all is well. */
export const moneyDifferences = (books: Books): string[] => [
  ...books.ledger.filter(({ order }) => !attemptOf(books, order)).map(({ order }) => `${order}: moved, and no attempt`),
  ...books.attempts.flatMap((attempt) => ofAttempt(books, attempt)),
  ...books.purchases.flatMap((purchase) => ofPurchase(books, purchase)),
  ...books.refunds.filter(({ state }) => state !== 'done').map(({ uuid, state }) => `refund ${uuid} is ${state}`),
]

const attemptOf = ({ attempts }: Books, order: string) => attempts.find((attempt) => attempt.order === order)

/**
 * An order is charged once or not at all, with what was asked for; the money pays a voucher or has gone back, or was taken
 * back. What was authorised was captured or released.
 */
function ofAttempt(books: Books, { uuid, order, amount, state, purchaseUuid }: Books['attempts'][number]): string[] {
  const moved = books.ledger.filter((movement) => movement.order === order)
  const charges = moved.filter(({ kind }) => kind === 'charge' || kind === 'capture')
  const authorizations = moved.filter(({ kind }) => kind === 'authorization')
  const [kept, held] = [sumOf(moved, taken), sumOf(moved, authorized)]
  const buys = books.purchases.some((purchase) => purchase.paidBy === uuid && isKept(books, purchase))
  const due = amount - givenBack(books, purchaseUuid)
  const hasEnded = isReached(books, { uuid: purchaseUuid })
  const at = `${order} of ${purchaseUuid}`
  return [
    charges.length > 1 && `${at}: charged ${charges.length} times`,
    authorizations.length > 1 && `${at}: authorised ${authorizations.length} times`,
    [...charges, ...authorizations].some((one) => one.amount !== amount) &&
      `${at}: charged another amount than ${amount}`,
    held !== 0 && `${at}: ${held} still authorised`,
    (state === 'open' || state === 'authorized') && `${at}: still ${state}`,
    charges.length > 0 && state !== 'paid' && `${at}: charged, and ${state} with us`,
    charges.length === 0 && state === 'paid' && `${at}: paid with us, and nothing charged`,
    buys && kept !== due && !hasEnded && `${at}: has bought something for ${due}, of which the bank knows ${kept}`,
    !buys && kept !== 0 && `${at}: ${kept} charged for nothing`,
    (kept < 0 || kept > amount) && `${at}: ${kept} of ${amount} charged`,
  ].filter((difference) => difference !== false)
}

/** What is confirmed was paid to the cent, by a charge or out of a balance, and has its vouchers; nothing else has any. */
function ofPurchase(books: Books, purchase: Purchase): string[] {
  const { uuid, state, bill } = purchase
  const orders = books.attempts.filter(({ purchaseUuid }) => purchaseUuid === uuid).map(({ order }) => order)
  const charged = sumOf(
    books.ledger.filter(({ order }) => orders.includes(order)),
    taken,
  )
  const sold = books.cards.filter(({ purchaseUuid }) => purchaseUuid === uuid).map(({ code }) => code)
  const fromBalance = -sum(
    books.entries
      .filter(({ purchaseUuid, code }) => purchaseUuid === uuid && !sold.includes(code))
      .map(({ amount }) => amount),
  )
  const issued = books.vouchers.filter(({ purchaseUuid }) => purchaseUuid === uuid)
  const isConfirmed = state === 'confirmed'
  const due = isKept(books, purchase) ? bill.total - givenBack(books, uuid) : 0
  const balanceLine = -sum(bill.lines.filter(({ kind }) => kind === 'balance').map(({ amount }) => amount))
  const units = unitsOf(purchase)
  const worth = sum(issued.map(({ value }) => value))
  return [
    !['confirmed', 'expired', 'failed'].includes(state) && `${uuid}: still ${state}`,
    charged !== due && !isReached(books, purchase) && `${uuid}: ${state}, ${due} due and ${charged} charged`,
    !isBalanceRight(books, purchase, balanceLine, fromBalance) &&
      `${uuid}: ${state}, and ${fromBalance} out of a balance`,
    issued.length !== (isConfirmed ? units : 0) && `${uuid}: ${state}, and ${issued.length} vouchers`,
    isConfirmed &&
      units > 0 &&
      worth !== paidForGoods(bill) &&
      `${uuid}: vouchers worth ${worth} for ${paidForGoods(bill)}`,
  ].filter((difference) => difference !== false)
}

/** What its buyer got back for gift cards that were not spent. */
const givenBack = ({ cards }: Books, uuid: string) =>
  sum(cards.filter(({ purchaseUuid }) => purchaseUuid === uuid).map(({ refundedAmount }) => refundedAmount))

/** How many vouchers a purchase is for. */
const unitsOf = ({ kind, goods }: Purchase) =>
  kind === 'voucher' ? sum((goods as VoucherGoods).items.map((item) => item.units)) : 0

type Movement = Books['ledger'][number]
type Signs = Partial<Record<Movement['kind'], 1 | -1>>

/** How each movement changes what the shop has, and what banks keep for it: authorised money is not charged. */
const taken: Signs = { charge: 1, capture: 1, refund: -1, dispute: -1, reversal: -1, reinstatement: 1 }
const authorized: Signs = { authorization: 1, capture: -1, release: -1 }

const sumOf = (moved: readonly Movement[], signs: Signs) =>
  sum(moved.map(({ kind, amount }) => (signs[kind] ?? 0) * amount))

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
