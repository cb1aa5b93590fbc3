import { bookingUrl, stayHoursKey } from '#features/bookings/server/booking-links.ts'
import { keyedUrl } from '#features/checkout/server/email-parts/purchase-context.ts'
import type { ConfirmedView } from '#features/checkout/server/purchases/core/goods-view.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { type StayStepsView, stepKeys } from '#features/getaways/emails/stay-blocks.ts'
import { readStayHours, stayHourHref, stayHoursId } from '#features/getaways/server/hours/stay-hours.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { leadGuest, type StayFacts, spaContact } from './stay-facts.ts'
import type { BoughtStay } from './stay-row.ts'

type StepsReader = { language: Language; reader: StayStepsView['reader'] }

/** Spec 4: the dates are confirmed with the hotel; the spa's services are booked with the spa, with the code. */
export async function stayStepsView(
  services: Services,
  purchase: Purchase,
  stay: BoughtStay,
  { phone, hotel, spa }: StayFacts,
  { language, reader }: StepsReader,
): Promise<StayStepsView> {
  return {
    reader,
    hotel,
    hotelPhone: phone,
    hotelLocator: stay.hotelLocator,
    guest: leadGuest(purchase),
    spa,
    spaCode: stay.voucherCode,
    contact: spaContact(services, purchase, language),
    present: purchase.gift && { to: purchase.gift.name, isMailed: Boolean(purchase.gift.email) },
    online: await onlineOf(services, purchase, { language, reader }),
  }
}

/** Its buyer chooses the hours on the page of the purchase; who was given it, each with a link of their own. */
async function onlineOf(services: Services, purchase: Purchase, { language, reader }: StepsReader) {
  const hours = await readStayHours(services, purchase, language)
  if (!hours) return null
  const { opensOn, booked, left, later } = hours
  const unbooked = left.length > 0 ? left : later
  const key = stayHoursKey(services, purchase)
  const ownLinks = unbooked.map(({ name, serviceUuid }) => ({
    words: name,
    href: services.config.publicUrl + stayHourHref({ uuid: purchase.uuid, serviceUuid, key }, language),
  }))
  const page = { words: '', href: `${keyedUrl(services, purchase, 'confirmation')}#${stayHoursId}` }
  return {
    opensOn: opensOn && dayFormats.long(opensOn, language),
    left: purchase.gift && reader === 'guest' ? ownLinks : unbooked.slice(0, 1).map(() => page),
    booked: booked.map(({ label, booking }) => ({ words: label, href: bookingUrl(services, booking, language) })),
  }
}

/** Whom the words about a purchase address: its buyer stays, or gives the stay to somebody. */
export const buyerAs = ({ gift }: Pick<Purchase, 'gift'>) => (gift ? 'giver' : 'guest')

/** The same for the last page. */
export function staySteps(view: StayStepsView, language: Language): ConfirmedView['next'] {
  const { t } = i18nFor(language)
  const { hotel, hotelPhone, hotelLocator: locator, guest: name, spa, spaCode: code, contact } = view
  const words = 'purchases.stay.steps'
  const keys = stepKeys[view.reader]
  const phone = hotelPhone ? [t(`${words}.hotelPhone`, { phone: hotelPhone })] : []
  return [
    {
      title: t(`${words}.hotel`),
      text: [t(`${words}.${keys.hotelText}`, { hotel, locator, name }), ...phone].join(' '),
    },
    {
      title: t(`${words}.${keys.spa}`),
      text: t(`${words}.${keys.spaText}`, { spa, code, phone: contact.phone, email: contact.email }),
    },
  ]
}
