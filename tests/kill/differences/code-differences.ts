import type { Books } from '../books.ts'
import { isBalanceRight } from './dispute-differences.ts'

/** Where a code was used more often than it may be, or a balance was spent twice. */
export const codeDifferences = (books: Books): string[] => [
  ...books.coupons.flatMap((coupon) => ofCoupon(books, coupon)),
  ...books.holds.flatMap((hold) => ofHold(books, hold)),
]

function ofCoupon({ holds, entries }: Books, { code, usageLimit }: Books['coupons'][number]): string[] {
  const uses = holds.filter((hold) => hold.code === code && hold.state === 'used').length
  let left = 0
  let lowest = 0
  for (const { amount } of entries.filter((entry) => entry.code === code)) {
    left += amount
    lowest = Math.min(lowest, left)
  }
  return [
    usageLimit !== null && uses > usageLimit && `${code}: used ${uses} times of ${usageLimit}`,
    lowest < 0 && `${code}: was down to ${lowest}`,
  ].filter((difference) => difference !== false)
}

/** A use belongs to a purchase that was confirmed with the code, and the other way round; when all is over nothing is held. */
function ofHold(books: Books, hold: Books['holds'][number]): string[] {
  const { purchases, entries } = books
  const { code, purchaseUuid, state, amount } = hold
  const purchase = purchases.find(({ uuid }) => uuid === purchaseUuid)
  const isApplied = purchase?.couponCode === code || purchase?.balanceCode === code
  const isBought = purchase?.state === 'confirmed' && isApplied
  const spent = entries
    .filter((entry) => entry.code === code && entry.purchaseUuid === purchaseUuid)
    .reduce((total, entry) => total - entry.amount, 0)
  const at = `${code} of ${purchaseUuid}`
  return [
    state === 'held' && `${at}: still held`,
    state === 'used' && !isBought && `${at}: used, and the purchase is ${purchase?.state}`,
    state !== 'used' && isBought && `${at}: bought with it, and it is ${state}`,
    isBought && !isBalanceRight(books, purchase, amount, spent) && `${at}: ${amount} held and ${spent} spent`,
  ].filter((difference) => difference !== false)
}
