import type { BookingMail } from '#domain/bookings/booking-mails.ts'
import type { Language } from '#domain/site/languages.ts'
import type { Translate } from '#i18n/translate.ts'
import { type BookingCardView, bookingCard } from '#server/emails/render/booking-card.ts'
import type { EmailBlock, EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { goesTo, type Refund, refundBlocks } from '#server/emails/render/refund-blocks.ts'
import { i18nFor } from '#server/i18n.ts'

export type BookingNoticeView = {
  mail: BookingMail
  /** First name of who reads it. */
  name: string
  /** For who gives the stay that pays: in whose name the hour is, and whether we tell them. Null for who comes. */
  gift: { guest: string; isMailed: boolean } | null
  locator: string
  facts: BookingCardView & { spa: string; free: string; hour: { spoken: string; time: string } }
  /** Another hour that the spa proposes, and what it says about it. */
  proposal: { day: string; time: string; note: string } | null
  /** Until when the spa, or its customer, may decide. */
  until: string
  refund: Refund | null
  /** What pays for it, if it was not bought. */
  paidBy: 'purchase' | 'voucher' | 'stay'
  manageUrl: string
}

/** What somebody who has booked, or asked for an hour, is told about it afterwards. */
export function bookingNotice(view: BookingNoticeView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { mail, facts, locator, proposal, gift } = view
  const words = `mailBookings.${mail}` as const
  const values = {
    spa: facts.spa,
    service: facts.name,
    day: facts.hour.spoken,
    time: facts.hour.time,
    name: view.name,
    proposedDay: proposal?.day ?? '',
    proposedTime: proposal?.time ?? '',
    until: view.until,
  }
  return {
    subject: t(`${words}.subject`, values),
    preheader: t(`${words}.preheader`, { ...values, locator }),
    title: gift && isAhead[mail] ? t('mailBookings.gift.title', gift) : t(`${words}.title`, values),
    blocks: [
      ...leadBlocks(view, values, t(`${words}.lead`, values), t),
      ...(proposal?.note ? [{ kind: 'quote' as const, words: proposal.note, by: facts.spa }] : []),
      ...freedBlocks(view, language),
      { kind: 'button', words: t(`${words}.see`), href: view.manageUrl },
      bookingCard(facts, { locator, ...(gift && { guest: gift.guest }) }, language),
      ...refunded(view, language),
      ...(isAhead[mail] ? [{ kind: 'text' as const, said: [facts.free] }] : []),
    ],
    why: t('mail.foot.whyBought', { brand: head.brand }),
  }
}

type Values = { spa: string; service: string; day: string; time: string }

/** Who gives an hour does not come to it. */
function leadBlocks({ mail, gift }: BookingNoticeView, values: Values, lead: string, t: Translate): EmailBlock[] {
  if (!gift || !isAhead[mail]) return [{ kind: 'text', tone: 'lead', said: [lead] }]
  const words = 'mailBookings.gift'
  return [
    { kind: 'text', tone: 'lead', said: [t(`${words}.lead`, { ...values, guest: gift.guest })] },
    { kind: 'text', said: [t(gift.isMailed ? `${words}.byMail` : `${words}.byHand`, gift)] },
  ]
}

/** Whether the hour is still to come. */
const isAhead: Record<BookingMail, boolean> = {
  confirmed: true,
  moved: true,
  reminder: true,
  requested: false,
  proposed: false,
  cancelled: false,
  declined: false,
  withdrawn: false,
  lapsed: false,
}

/** The spa, or its customer, has yet to decide. */
const isOpen = (mail: BookingMail) => mail === 'requested' || mail === 'proposed'

/** A voucher that was reserved for an hour is its holder's again. */
function freedBlocks({ mail, paidBy }: BookingNoticeView, language: Language): EmailBlock[] {
  const { t } = i18nFor(language)
  if (isAhead[mail] || isOpen(mail) || paidBy === 'purchase') return []
  return [{ kind: 'text', said: [t(paidBy === 'voucher' ? 'mailBookings.voucherFree' : 'mailBookings.stayFree')] }]
}

function refunded({ refund }: BookingNoticeView, language: Language): EmailBlock[] {
  if (!refund) return []
  const { t } = i18nFor(language)
  const places = (['payment', 'balance'] as const).filter((where) => goesTo(refund, where))
  return [
    ...refundBlocks(refund, t('mailBookings.cancelled.total'), language),
    ...places.map((where) => ({ kind: 'text' as const, said: [t(`mailVouchers.cancelled.${where}`)] })),
  ]
}
