import type { VoucherView } from '#features/checkout/server/email-parts/voucher-card.ts'
import { onToHours } from '#features/vouchers/server/hours/voucher-hours.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { EmailBlock, EmailHeader, Inline } from '#platform/server/emails/render/email-content.ts'
import { fillSlots, mailLink, slot, waysTo } from '#platform/server/emails/render/inline.ts'
import { textBlock } from '#platform/server/emails/render/text-blocks.ts'

/** None for who has nothing to manage. */
export const manageButton = (href: string | null, t: Translate): EmailBlock[] =>
  href ? [{ kind: 'button', words: t('mailVouchers.manage'), href }] : []

export const howToBook = (voucher: VoucherView, manageUrl: string | null, t: Translate): EmailBlock[] => [
  { kind: 'heading', words: t('mailVouchers.howToBook') },
  textBlock(...waysToBook(voucher, manageUrl, t('mailVouchers.book', { ways: slot('ways') }), t)),
]

/**
 * Online first, where that is possible, and the spa for who would rather talk; `otherwise` with its ways to the spa, and its
 * `slots`.
 */
export function waysToBook(
  { contact, isBookedOnline }: VoucherView,
  manageUrl: string | null,
  otherwise: string,
  t: Translate,
  slots: Record<string, Inline[]> = {},
): Inline[] {
  const ways = waysTo(contact, t('mailPurchases.or'))
  if (!isBookedOnline || !manageUrl) return fillSlots(otherwise, { ...slots, ways })
  const online = [{ words: t('mailVouchers.online.link'), href: onToHours(manageUrl) }]
  return fillSlots(t('mailVouchers.online.book', { online: slot('online'), ways: slot('ways') }), { online, ways })
}

/** For who may not know of what was done. */
export const writeToUs = (when: 'notYou' | 'unexpected', { support }: EmailHeader, t: Translate): EmailBlock =>
  textBlock(...fillSlots(t(`mailVouchers.${when}`, { email: slot('email') }), { email: [mailLink(support.email)] }))
