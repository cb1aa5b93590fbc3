import { madridDay } from '#domain/dates.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { keyedUrl, paidWithOf } from '#server/emails/send/email-context.ts'
import { giftDelivery } from '#server/emails/send/gift-delivery.ts'
import { emailHeader } from '#server/emails/send/send-once.ts'
import { i18nFor } from '#server/i18n.ts'
import type { GoodsKind } from '#server/purchases/core/goods-kind.ts'
import { describeSummary } from '#server/purchases/steps/describe-summary.ts'
import type { Services } from '#server/services.ts'
import { attachStay } from '../files/attach-stay.ts'
import { leadGuest, namedRooms } from '../guests-of.ts'
import { stayFacts } from '../stay-facts.ts'
import { getStay } from '../stay-row.ts'
import { buyerAs, stayStepsView } from '../stay-steps.ts'

/** The confirmation of a stay: its names, what was agreed, and the two steps that are left. */
export const stayOrderEmail: GoodsKind<Services>['orderEmail'] = async (services, purchase) => {
  const { uuid, language, buyer, locator } = purchase
  const stay = await getStay(services.db, uuid)
  if (!buyer || !stay) throw new Error('A confirmed getaway has no stay')
  const snapshot = services.catalogue.current()
  const facts = stayFacts(snapshot, purchase, language, services.clock.now())
  const { lines, total } = describeSummary(
    services,
    { snapshot, language, day: madridDay(services.clock.now()) },
    purchase,
  )
  const view = {
    buyer: buyer.name,
    gift: giftDelivery(services, purchase),
    guest: leadGuest(purchase),
    rooms: namedRooms(purchase, i18nFor(language).t),
    facts,
    codes: { hotel: stay.hotelLocator, spa: stay.voucherCode, order: locator },
    steps: await stayStepsView(services, purchase, stay, facts, { language, reader: buyerAs(purchase) }),
    lines,
    total,
    tax: purchase.quote.tax,
    paidOn: madridDay(purchase.paidAt ?? services.clock.now()),
    paidWith: await paidWithOf(services, purchase),
    manageUrl: keyedUrl(services, purchase, 'confirmation'),
  }
  const to = { name: `${buyer.name} ${buyer.surname}`, email: buyer.email }
  const attachments = await attachStay(services, purchase, stay)
  const head = emailHeader(services, language)
  return renderEmail('stay-confirmation', view, { about: uuid, to, language, head, attachments })
}
