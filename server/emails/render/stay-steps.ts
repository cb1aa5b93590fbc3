import type { Translate } from '#i18n/translate.ts'
import type { EmailBlock } from './email-content.ts'
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
}

/** Which sentences say it. */
export const stepKeys = {
  guest: { hotelText: 'hotelText', spa: 'spa', spaText: 'spaText' },
  giver: { hotelText: 'hotelTextGiver', spa: 'spaGiver', spaText: 'spaTextGiver' },
} as const

export function stayStepsBlock(view: StayStepsView, t: Translate): EmailBlock {
  const { hotel, hotelPhone, hotelLocator: locator, guest: name, spa, spaCode: code, contact } = view
  const words = 'purchases.stay.steps'
  const keys = stepKeys[view.reader]
  const phoneLink = (phone: string) => [{ words: phone, href: telephone(phone) }]
  const said = t(`${words}.${keys.spaText}`, { spa, code, phone: slot('phone'), email: slot('email') })
  return {
    kind: 'steps',
    steps: [
      [
        `${t(`${words}.hotel`)}. ${t(`${words}.${keys.hotelText}`, { hotel, locator, name })} `,
        ...(hotelPhone
          ? fill(t(`${words}.hotelPhone`, { phone: slot('phone') }), { phone: phoneLink(hotelPhone) })
          : []),
      ],
      [
        `${t(`${words}.${keys.spa}`)}. `,
        ...fill(said, { phone: phoneLink(contact.phone), email: [mailLink(contact.email)] }),
      ],
    ],
  }
}
