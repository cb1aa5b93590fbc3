import type { Day } from '#domain/dates.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats } from '#i18n/format.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { fill, slot } from '#server/emails/render/inline.ts'
import { i18nFor } from '#server/i18n.ts'

export type GiftCardReminderView = {
  name: string
  days: number
  left: string
  endsOn: Day
  isExtended: boolean
  /** Not of value that was returned long after the card's own end. */
  canExtend: boolean
  chooseUrl: string
  balanceUrl: string
  unsubscribeUrl: string
}

/** To who holds a card with something left on it, before it ends. */
export function giftCardReminder(view: GiftCardReminderView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { name, days, left: amount, endsOn } = view
  const words = 'mailCards.reminder'
  return {
    subject: t(`${words}.subject`, { count: days }),
    preheader: t(`${words}.preheader`, { amount }),
    title: t(`${words}.title`, { name, amount }),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`${words}.lead`, { day: dayFormats.long(endsOn, language) })] },
      { kind: 'button', words: t(`${words}.choose`), href: view.chooseUrl },
      {
        kind: 'text',
        said: view.canExtend
          ? fill(t(`${words}.extend`, { link: slot('link') }), {
              link: [{ words: t(`${words}.extendLink`), href: view.balanceUrl }],
            })
          : [t(`${words}.${view.isExtended ? 'extended' : 'returned'}`)],
      },
    ],
    why: t(`${words}.why`, { brand: head.brand }),
    unsubscribe: { words: t('mailVouchers.reminder.unsubscribe'), href: view.unsubscribeUrl },
  }
}
