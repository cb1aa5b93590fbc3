import type { Translate } from '#i18n/translate.ts'
import type { EmailBlock, Inline } from './email-content.ts'
import { fill, mailLink, slot, telephone } from './inline.ts'

/** What is left to do for a stay. Who stays is told what to do; who gives it, what there is to be done. */
export type StayStepsView = {
  reader: 'guest' | 'giver'
  hotel: string
  /** Empty where the hotel has told none. */
  hotelPhone: string
  hotelLocator: string
  /** In whose name it is. */
  guest: string
  spa: string
  spaCode: string
  contact: { phone: string; email: string; web: string | null }
  /** Where its hours are chosen online, or from which day on; null where they are not. */
  online: { opensOn: string | null; url: string } | null
}

/** Which sentences say it. */
export const stepKeys = {
  guest: { hotelText: 'hotelText', spa: 'spa', spaText: 'spaText' },
  giver: { hotelText: 'hotelTextGiver', spa: 'spaGiver', spaText: 'spaTextGiver' },
} as const

export function stayStepsBlock(view: StayStepsView, t: Translate): EmailBlock {
  const { hotel, hotelPhone, hotelLocator: locator, guest: name } = view
  const words = 'purchases.stay.steps'
  const keys = stepKeys[view.reader]
  const phoneLink = (phone: string) => [{ words: phone, href: telephone(phone) }]
  return {
    kind: 'steps',
    steps: [
      [
        `${t(`${words}.hotel`)}. ${t(`${words}.${keys.hotelText}`, { hotel, locator, name })} `,
        ...(hotelPhone
          ? fill(t(`${words}.hotelPhone`, { phone: slot('phone') }), { phone: phoneLink(hotelPhone) })
          : []),
      ],
      spaStep(view, t),
    ],
  }
}

/** Online first, where that is possible, and the spa for who would rather talk. */
function spaStep({ reader, spa, spaCode: code, contact, online }: StayStepsView, t: Translate): Inline[] {
  const words = 'purchases.stay.steps'
  const keys = stepKeys[reader]
  const slots = { phone: [{ words: contact.phone, href: telephone(contact.phone) }], email: [mailLink(contact.email)] }
  const values = { spa, code, phone: slot('phone'), email: slot('email') }
  if (!online) return [`${t(`${words}.${keys.spa}`)}. `, ...fill(t(`${words}.${keys.spaText}`, values), slots)]
  const link = [{ words: t(`${words}.${online.opensOn ? 'onlinePage' : 'online'}`), href: online.url }]
  const said = online.opensOn
    ? t(`${words}.spaLater`, { ...values, day: online.opensOn, online: slot('online') })
    : t(`${words}.spaOnline`, { ...values, online: slot('online') })
  return [`${t('purchases.stay.hours.title')}. `, ...fill(said, { ...slots, online: link })]
}
