import type { Language } from '#domain/site/languages.ts'
import { dayFormats } from '#i18n/format.ts'
import { stayHoursId, stayHoursOnline } from '#server/bookings/paid-hours/stay-hours.ts'
import { type StayStepsView, stepKeys } from '#server/emails/render/stay-steps.ts'
import { keyedUrl } from '#server/emails/send/email-context.ts'
import { i18nFor } from '#server/i18n.ts'
import type { ConfirmedView } from '#server/purchases/core/goods-view.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { leadGuest } from './guests-of.ts'
import { spaContact } from './spa-contact.ts'
import type { StayFacts } from './stay-facts.ts'
import type { BoughtStay } from './stay-row.ts'

/** Spec 4: the dates are confirmed with the hotel; the spa's services are booked with the spa, with the code. */
export const stayStepsView = (
  services: Services,
  purchase: Purchase,
  stay: BoughtStay,
  { phone, hotel, spa }: StayFacts,
  { language, reader }: { language: Language; reader: StayStepsView['reader'] },
): StayStepsView => ({
  reader,
  hotel,
  hotelPhone: phone,
  hotelLocator: stay.hotelLocator,
  guest: leadGuest(purchase),
  spa,
  spaCode: stay.voucherCode,
  contact: spaContact(services, purchase, language),
  online: onlineOf(services, purchase, language),
})

/** For who stays on their own account: a present has its hours chosen by who gets it. */
function onlineOf(services: Services, purchase: Purchase, language: Language): StayStepsView['online'] {
  if (purchase.gift) return null
  const online = stayHoursOnline(services, services.catalogue.current(), purchase, services.clock.now())
  if (!online) return null
  const { opensOn } = online
  return {
    opensOn: opensOn && dayFormats.long(opensOn, language),
    url: `${keyedUrl(services, purchase, 'confirmation')}#${stayHoursId}`,
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
