import type { Movement } from '#sandbox/ledger.ts'
import type { Books } from '../books.ts'

/**
 * What a dispute leaves in the books is said here, and nowhere else: the other comparisons ask.
 *
 * What a company has taken back and not given again is no longer paid. The payment has brought nothing then, whatever had
 * gone back of it before, and what it bought is withdrawn; a part that a balance had paid may have come back to it.
 */
type Signs = Partial<Record<Movement['kind'], 1 | -1>>
const takenBack: Signs = { dispute: 1, reversal: 1, reinstatement: -1 }

const takenBackOf = ({ ledger }: Pick<Books, 'ledger'>, order: string): number =>
  ledger
    .filter((movement) => movement.order === order)
    .reduce((sum, { kind, amount }) => sum + (takenBack[kind] ?? 0) * amount, 0)

/** Whether the shop has closed a dispute of this payment as lost. */
const isLost = ({ disputes }: Books, attemptUuid: string) =>
  disputes.some((dispute) => dispute.attemptUuid === attemptUuid && dispute.state === 'closed')

type Purchase = Pick<Books['purchases'][number], 'uuid' | 'state' | 'paidBy'>

/**
 * Whether a lost dispute about the payment of a code has been followed to what the code paid here. How much of that ended
 * depends on what else the code had paid: only bounds are compared.
 */
export const isReached = ({ disputes, disputeHolds }: Books, { uuid }: Pick<Purchase, 'uuid'>): boolean =>
  disputeHolds.some(
    ({ purchaseUuid, disputeUuid }) =>
      purchaseUuid === uuid && disputes.some((dispute) => dispute.uuid === disputeUuid && dispute.state === 'closed'),
  )

/** Whether what a purchase has bought is withdrawn, since its payment is lost. */
export const isWithdrawn = (books: Books, { paidBy }: Purchase): boolean => paidBy !== null && isLost(books, paidBy)

/** Whether its buyer has what was bought: it is confirmed, and was not withdrawn. */
export const isKept = (books: Books, purchase: Purchase): boolean =>
  purchase.state === 'confirmed' && !isWithdrawn(books, purchase)

/** Whether a balance was charged rightly: with its line of the bill, of which a part may have come back if it is withdrawn. */
export const isBalanceRight = (books: Books, purchase: Purchase, line: number, charged: number): boolean =>
  isWithdrawn(books, purchase) || isReached(books, purchase)
    ? charged >= 0 && charged <= line
    : charged === (isKept(books, purchase) ? line : 0)

/** Where the shop does not know how a dispute has ended, or leaves what was withdrawn in somebody's hands. */
export const disputeDifferences = (books: Books): string[] => [
  ...books.attempts.flatMap(({ uuid, order, purchaseUuid }) => {
    const amount = takenBackOf(books, order)
    const at = `${order} of ${purchaseUuid}`
    return [
      amount < 0 && `${at}: ${-amount} given again that was never taken`,
      amount > 0 && !isLost(books, uuid) && `${at}: ${amount} taken back, and not lost with us`,
    ].filter((difference) => difference !== false)
  }),
  ...books.disputes
    .filter(({ state }) => state === 'open' || state === 'lost')
    .map(({ purchaseUuid, state }) => `${purchaseUuid}: a dispute is still ${state}`),
  ...books.purchases.filter(({ disputedAt }) => disputedAt).map(({ uuid }) => `${uuid}: still on hold`),
  ...books.purchases.filter((purchase) => isWithdrawn(books, purchase)).flatMap((purchase) => leftOf(books, purchase)),
]

/** Hours and stays are compared with those of spas and hotels. */
const leftOf = ({ vouchers, cards }: Books, { uuid }: Purchase): string[] => [
  ...vouchers
    .filter(({ purchaseUuid, state }) => purchaseUuid === uuid && (state === 'issued' || state === 'activated'))
    .map(({ state }) => `${uuid}: withdrawn, and a voucher is ${state}`),
  ...cards
    .filter(({ purchaseUuid, state }) => purchaseUuid === uuid && state !== 'cancelled')
    .map(({ state }) => `${uuid}: withdrawn, and a card is ${state}`),
]
