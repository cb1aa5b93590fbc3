import type { Language } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'
import type { ConfirmedView } from '#server/purchases/core/goods-view.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { leadGuest } from './guests-of.ts'
import { agreedStayOf } from './read-getaway-goods.ts'
import { spaContact } from './spa-contact.ts'
import type { StayFacts } from './stay-facts.ts'
import type { BoughtStay } from './stay-row.ts'

/** Spec 4: the dates are confirmed with the hotel; the spa's services are booked with the spa, with the code. */
export function staySteps(
  services: Services,
  purchase: Purchase,
  stay: BoughtStay,
  { phone, hotel }: StayFacts,
  language: Language,
): ConfirmedView['next'] {
  const { t } = i18nFor(language)
  const { spa } = agreedStayOf(purchase)
  const contact = spaContact(services, purchase, language)
  const words = 'purchases.stay.steps'
  return [
    {
      title: t(`${words}.hotel`),
      text: [
        t(`${words}.hotelText`, { hotel, locator: stay.hotelLocator, name: leadGuest(purchase) }),
        ...(phone ? [t(`${words}.hotelPhone`, { phone })] : []),
      ].join(' '),
    },
    {
      title: t(`${words}.spa`),
      text: t(`${words}.spaText`, {
        spa: spa.name,
        code: stay.voucherCode,
        phone: contact.phone,
        email: contact.email,
      }),
    },
  ]
}
