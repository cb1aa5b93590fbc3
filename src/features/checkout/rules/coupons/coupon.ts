import type { PaymentMode } from '#features/checkout/rules/payments/payment-mode.ts'
import type { Money } from '#platform/rules/money.ts'
import { isBalanceCode } from '#platform/rules/reference.ts'
import { addDays, type Day } from '#platform/time/dates.ts'
import { minute } from '#platform/time/durations.ts'
import { isCardCode, plainCardCode } from './card-code.ts'

export const couponKinds = ['percent', 'wallet', 'gift-card'] as const
type CouponKind = (typeof couponKinds)[number]

/** A code for 'Código descuento', with what is known of it at this moment. */
export type Coupon = {
  code: string
  /** Spec 3: its alias, shown when it is applied. */
  label: string
  kind: CouponKind
  isActive: boolean
  /** It was given for a voucher whose payment is disputed. */
  isOnHold: boolean
  percent: number
  currency: string
  minimum: number
  startsOn: Day | null
  endsOn: Day | null
  usageLimit: number | null
  /** Used, or reserved by somebody else. */
  uses: number
  /** Left of a balance, without what others have reserved. */
  available: number
  /** Empty: all of them. */
  services: readonly string[]
  spas: readonly string[]
  /** The newsletter's code: for one address, its first purchase, and nothing that is discounted already. */
  firstPurchaseOnly: string | null
  /** What its worth was paid with, if it was. */
  paymentMode: PaymentMode | null
}

/** Sorts of codes, as a kind of goods accepts them or not: the newsletter's code is a percentage of its own sort. */
export const codeSorts = ['percent', 'welcome', 'wallet', 'gift-card'] as const
export type CodeSort = (typeof codeSorts)[number]

export const sortOf = ({ kind, firstPurchaseOnly }: Pick<Coupon, 'kind' | 'firstPurchaseOnly'>): CodeSort =>
  firstPurchaseOnly === null ? kind : 'welcome'

/** What a coupon is asked about. */
export type Basket = {
  /** The sorts of codes that pay for such goods. */
  acceptedCodes: readonly CodeSort[]
  spaUuid: string | null
  items: readonly { uuid: string; isDiscounted: boolean }[]
  /** What the goods cost after offers. */
  sum: Money
  buyerEmail: string
  isFirstPurchase: boolean
  /** What this purchase will be paid with. */
  paymentMode: PaymentMode
}

/** As people type it. A gift card's code is known with hyphens between its groups too. */
export function normalCode(typed: string): string {
  const card = plainCardCode(typed)
  return isCardCode(card)
    ? card
    : typed.slice(0, 400).normalize('NFKC').replaceAll(/\s/g, '').toUpperCase().slice(0, 40)
}

/** What the codes of balances begin with that are given for vouchers. */
export const balancePrefix = 'MO'

/** Whether what was typed has the form of a code that is worth money: of a gift card, or of a voucher's balance. */
export function couldBeMoney(typed: string): boolean {
  const code = normalCode(typed)
  return isCardCode(code) || isBalanceCode(balancePrefix, code)
}

export const isBalance = ({ kind }: Pick<Coupon, 'kind'>) => kind !== 'percent'

/** Decided: renewed while the buyer pays. */
export const holdExpiry = (now: Date) => new Date(now.getTime() + 15 * minute)

/** Spec 8. The compiler asks for a sentence for each in every language. */
export const couponErrors = [
  'not-found',
  'not-active',
  'min-price',
  'start-date',
  'end-date',
  'unknown',
  'confirmed-purchase',
  'not-reserved',
  'expired',
  'bad-currency',
  'reached-usage-limit',
  'empty-wallet',
  'invalid-for-service',
  'invalid-for-spa',
  'play-money',
] as const

export type CouponError = (typeof couponErrors)[number]

/** Decided: value that is returned to an expired balance can be spent for so long. */
const returnedDays = 90

/** The last day of what is returned today. What was returned before it and is still valid goes with it. */
export function returnedUntil(endsOn: Day, today: Day): Day {
  const until = addDays(today, returnedDays)
  return until > endsOn ? until : endsOn
}

/** What can be spent of the sum of a balance's entries, as long as it is valid. */
export const validPart = (sum: number, { expiredAmount }: { expiredAmount: number }): number =>
  Math.max(0, sum - expiredAmount)
