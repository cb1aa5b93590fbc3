import { madridDay, wallClock } from '#domain/dates.ts'
import { formatMoney } from '#i18n/format.ts'
import { refundTerm } from '#i18n/refund-term.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { paidWithOf } from '#server/emails/send/email-context.ts'
import { emailHeader } from '#server/emails/send/send-once.ts'
import { sentCardsUrl } from '#server/gift-cards/card-links.ts'
import { cardsOf, type GiftCard } from '#server/gift-cards/card-row.ts'
import { invoiceOf } from '#server/invoices/invoice-row.ts'
import type { GoodsKind } from '#server/purchases/core/goods-kind.ts'
import { describeSummary } from '#server/purchases/steps/describe-summary.ts'
import type { Services } from '#server/services.ts'

/** The receipt: what goes to whom and when, what it cost, and where it is followed. */
export const cardsOrderEmail: GoodsKind<Services>['orderEmail'] = async (services, purchase) => {
  const { uuid, language, buyer, locator } = purchase
  const cards = await cardsOf(services.db, uuid)
  if (!buyer || cards.length === 0) throw new Error('A confirmed purchase of gift cards has none')
  const now = services.clock.now()
  const reader = { snapshot: services.catalogue.current(), language, day: madridDay(now) }
  const { lines, total } = describeSummary(services, reader, purchase)
  const paidOn = madridDay(purchase.paidAt ?? now)
  const view = {
    buyer: buyer.name,
    cards: cards.map(receiptOf),
    lines,
    total,
    paidOn,
    paidWith: await paidWithOf(services, purchase),
    locator,
    refundable: refundTerm(paidOn, language).during,
    followUrl: sentCardsUrl(services, purchase),
    invoice: (await invoiceOf(services.db, uuid))?.number ?? null,
  }
  const to = { name: `${buyer.name} ${buyer.surname}`, email: buyer.email }
  return renderEmail('gift-card-receipt', view, { about: uuid, to, language, head: emailHeader(services, language) })
}

const receiptOf = ({ name, email, value, currency, deliverAt, issuedAt, timeZone }: GiftCard) => ({
  name,
  email,
  amount: formatMoney({ amount: value, currency }),
  at: deliverAt > issuedAt ? wallClock(deliverAt, timeZone) : null,
})
