import { addDays, type Day } from '#platform/time/dates.ts'

/** How long a link in an e-mail opens a purchase. */
const purchaseLinkDays = 60

/** After a stay its bill and its page may still be needed, for as long. */
const usedGraceDays = 30

/** After its last day a voucher can still be extended, or exchanged, for as long. */
const voucherGraceDays = 30

/** One that its reader has asked for: long enough for an e-mail that is read late. */
const askedLinkDays = 30

type Asked = { askedOn?: Day }

/** `usedUntil`: the last day of goods that have dates, such as the departure of a stay; null for all others. */
type BoughtGoods = { boughtOn: Day; usedUntil: Day | null }

/**
 * A link that was asked for counts from that day; any other from the day of its purchase. It never ends before goods with
 * dates have been used for a while: a stay may be 18 months away.
 */
export const isPurchaseLinkOver = ({ askedOn }: Asked, { boughtOn, usedUntil }: BoughtGoods, today: Day) =>
  today > addDays(askedOn ?? boughtOn, purchaseLinkDays) && (!usedUntil || today > addDays(usedUntil, usedGraceDays))

/** With the voucher: where its date is extended, its links last longer too. */
export const isVoucherLinkOver = ({ askedOn }: Asked, expiresOn: Day, today: Day) =>
  today > addDays(expiresOn, voucherGraceDays) && (!askedOn || today > addDays(askedOn, askedLinkDays))
