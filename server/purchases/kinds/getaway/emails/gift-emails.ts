import { wallClock } from '#domain/dates.ts'
import { pathOf } from '#i18n/paths.ts'
import { handOverHours } from '#server/bookings/without-paying/hand-over-hours.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { firstName } from '#server/emails/send/holder.ts'
import { emailHeader } from '#server/emails/send/send-once.ts'
import { i18nFor } from '#server/i18n.ts'
import type { GiftEmail } from '#server/purchases/core/goods-kind.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { attachStay } from '../files/attach-stay.ts'
import { leadGuest, namedRooms } from '../guests-of.ts'
import { agreedStayOf } from '../read-getaway-goods.ts'
import { stayFacts } from '../stay-facts.ts'
import { type BoughtStay, getStay } from '../stay-row.ts'
import { stayStepsView } from '../stay-steps.ts'

/** Under which it is noted that who is given a stay has been told. */
export const stayGiftKey = (purchaseUuid: string) => `stay-gift.${purchaseUuid}`

/** To who is given the stay. What was cancelled meanwhile, or is over, is no present any more. */
export async function stayGiftEmails(services: Services, purchase: Purchase): Promise<GiftEmail[]> {
  const stay = await getStay(services.db, purchase.uuid)
  if (stay?.state !== 'confirmed') return []
  const today = wallClock(services.clock.now(), agreedStayOf(purchase).hotel.timeZone).day
  if (stay.departure < today) {
    services.log.warn({ purchase: purchase.uuid }, 'over before it was given')
    return []
  }
  return [
    {
      key: stayGiftKey(purchase.uuid),
      write: () => giftEmail(services, purchase, stay),
      handOver: () => handOverHours(services, purchase),
    },
  ]
}

async function giftEmail(services: Services, purchase: Purchase, stay: BoughtStay) {
  const { uuid, language, buyer, gift } = purchase
  if (!gift) return null
  const facts = stayFacts(services.catalogue.current(), purchase, language, services.clock.now())
  const view = {
    to: firstName(gift.name),
    from: buyer?.name ?? '',
    message: gift.message || null,
    guest: leadGuest(purchase),
    rooms: namedRooms(purchase, i18nFor(language).t),
    facts,
    codes: { hotel: stay.hotelLocator, spa: stay.voucherCode },
    steps: await stayStepsView(services, purchase, stay, facts, { language, reader: 'guest' }),
    howToUrl: services.config.publicUrl + pathOf('redeemGetaway', language),
  }
  const to = { name: gift.name, email: gift.email }
  const attachments = await attachStay(services, purchase, stay)
  const head = emailHeader(services, language)
  return renderEmail('stay-gift', view, { about: uuid, to, language, head, attachments })
}
