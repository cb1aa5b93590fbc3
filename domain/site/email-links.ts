import { addDays, type Day } from '#domain/dates.ts'

/** How long a link in an e-mail opens a purchase. */
const purchaseLinkDays = 60

/** After its last day a voucher can still be extended, or exchanged, for as long. */
const voucherGraceDays = 30

/** One that its reader has asked for: long enough for an e-mail that is read late. */
const askedLinkDays = 30

type Asked = { askedOn?: Day }

/** A link that was asked for counts from that day; any other from the day of its purchase. */
export const isPurchaseLinkOver = ({ askedOn }: Asked, boughtOn: Day, today: Day) =>
  today > addDays(askedOn ?? boughtOn, purchaseLinkDays)

/** With the voucher: where its date is extended, its links last longer too. */
export const isVoucherLinkOver = ({ askedOn }: Asked, expiresOn: Day, today: Day) =>
  today > addDays(expiresOn, voucherGraceDays) && (!askedOn || today > addDays(askedOn, askedLinkDays))
