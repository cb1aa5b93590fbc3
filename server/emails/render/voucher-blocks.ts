import type { Translate } from '#i18n/translate.ts'
import type { EmailBlock, EmailHeader } from './email-content.ts'
import { fill, mailLink, slot, waysTo } from './inline.ts'
import type { VoucherView } from './voucher-card.ts'

/** None for who has nothing to manage. */
export const manageButton = (href: string | null, t: Translate): EmailBlock[] =>
  href ? [{ kind: 'button', words: t('mail.manage'), href }] : []

export const howToBook = ({ contact }: VoucherView, t: Translate): EmailBlock[] => [
  { kind: 'heading', words: t('mailVouchers.howToBook') },
  {
    kind: 'text',
    said: fill(t('mailVouchers.book', { ways: slot('ways') }), { ways: waysTo(contact, t('mail.or')) }),
  },
]

/** For who may not know of what was done. */
export const writeToUs = (when: 'notYou' | 'unexpected', { support }: EmailHeader, t: Translate): EmailBlock => ({
  kind: 'text',
  said: fill(t(`mailVouchers.${when}`, { email: slot('email') }), { email: [mailLink(support.email)] }),
})
