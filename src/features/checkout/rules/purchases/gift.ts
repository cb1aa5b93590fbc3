import { choice, custom, type DraftOf, defineForm, email, text } from '#platform/forms/define-form.ts'
import { addDays, type Day, endOfDay, isDay } from '#platform/time/dates.ts'
import { personName } from './buyer.ts'

/**
 * How a gift reaches its beneficiary: `now` and `later` by an e-mail of ours, `myself` through the buyer, who gets the
 * PDF in any case.
 */
export const giftDeliveries = ['now', 'later', 'myself'] as const

export type Gift = {
  name: string
  /** Empty if the buyer hands it over. */
  email: string
  message: string
  /** The day on which the beneficiary gets our e-mail; null if the buyer hands it over. */
  deliverOn: Day | null
}

const furthestDay = 365

/** The last day that can be chosen: within a year, and while what is bought can be used if it is paid today. */
export const lastGiftDay = (today: Day, validDays: number | null): Day =>
  addDays(today, Math.min(validDays ?? furthestDay, furthestDay))

export type GiftDays = { today: Day; lastDay: Day }

export const giftForm = defineForm(
  {
    beneficiaryName: personName('beneficiaryNameWrong', { autoComplete: 'off' }),
    beneficiaryEmail: email('beneficiaryEmailWrong', { autoComplete: 'off' }),
    // Not cut off as it is typed: the page counts what is left.
    message: text({ most: 300, long: 'messageLong', maxLength: undefined }),
    isGift: choice(),
    delivery: choice(giftDeliveries, 'deliveryWrong'),
    deliverOn: custom({ check: dayProblem, type: 'date' }),
  },
  {
    asks: ({ isGift, delivery }) =>
      isGift !== '' && { beneficiaryEmail: delivery !== 'myself', deliverOn: delivery === 'later' },
  },
)
export type GiftDraft = DraftOf<typeof giftForm>

export function toGift(draft: Partial<GiftDraft>, today: Day): Gift | null {
  const { isGift, beneficiaryName: name, beneficiaryEmail, message, delivery, deliverOn } = giftForm.clean(draft)
  if (isGift === '') return null
  if (delivery === 'myself') return { name, email: '', message, deliverOn: null }
  return { name, email: beneficiaryEmail, message, deliverOn: delivery === 'later' ? deliverOn : today }
}

export function toGiftDraft(gift: Gift | null, today: Day): GiftDraft {
  const isLater = gift?.deliverOn != null && gift.deliverOn > today
  return {
    isGift: gift ? 'yes' : '',
    beneficiaryName: gift?.name ?? '',
    beneficiaryEmail: gift?.email ?? '',
    message: gift?.message ?? '',
    delivery: gift && gift.deliverOn === null ? 'myself' : isLater ? 'later' : 'now',
    deliverOn: isLater ? (gift.deliverOn ?? '') : '',
  }
}

/** Whether the voucher still belongs to the gift's address. A later holder got an e-mail of their own. */
export const belongsToBeneficiary = (gift: Gift, holder: string) => gift.email.toLowerCase() === holder.toLowerCase()

/** The day on which the holder gets the gift's e-mail; null if there is no such e-mail to wait for. */
export const arrivesOn = (gift: Gift | null, holder: string): Day | null =>
  gift && belongsToBeneficiary(gift, holder) ? gift.deliverOn : null

/**
 * When a gift is sent: at eight in the morning of its day, or null if that day has begun. Then it is sent at once, as
 * the buyer was told.
 */
export const giftSendTime = (day: Day, today: Day): Date | null =>
  day > today ? new Date(endOfDay(addDays(day, -1)).getTime() + 8 * 60 * 60_000) : null

function dayProblem(day: string, { today, lastDay }: GiftDays) {
  if (!isDay(day)) return 'dayWrong'
  if (day <= today) return 'dayPast'
  if (day <= lastDay) return null
  return lastDay < addDays(today, furthestDay) ? 'dayLate' : 'dayFar'
}
